import * as v from 'valibot'
import type { Edition } from '../../editions.ts'
import { editionLabels } from './editions.ts'
import { labelled } from './labels.ts'

/** The same field for each of several editions. */
export const perEdition = <E extends Edition, Field extends v.GenericSchema>(
  editions: readonly E[],
  field: Field,
) =>
  v.strictObject(
    Object.fromEntries(
      editions.map((edition) => {
        const [english, portuguese] = editionLabels[edition]
        return [edition, v.pipe(field as v.GenericSchema, labelled(english, portuguese))]
      }),
    ) as unknown as Record<E, Field>,
  )
