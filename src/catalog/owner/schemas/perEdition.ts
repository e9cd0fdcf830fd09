import * as v from 'valibot'
import type { Edition } from '../../editions.ts'
import { labelled } from './labels.ts'

const names: Record<Edition, [english: string, portuguese: string]> = {
  us: ['English edition', 'Edição em inglês'],
  br: ['Portuguese edition', 'Edição em português'],
}

/** The same field for each of several editions. */
export const perEdition = <E extends Edition, Field extends v.GenericSchema>(
  editions: readonly E[],
  field: Field,
) =>
  v.strictObject(
    Object.fromEntries(
      editions.map((edition) => {
        const [english, portuguese] = names[edition]
        return [edition, v.pipe(field as v.GenericSchema, labelled(english, portuguese))]
      }),
    ) as unknown as Record<E, Field>,
  )
