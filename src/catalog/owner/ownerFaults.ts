import * as v from 'valibot'
import type { Locale } from '../locales'
import { openingHoursSchema } from './openingHoursSchema.ts'

const labels = {
  'en-US': { openingHours: 'Opening hours', line: 'line' },
  'pt-BR': { openingHours: 'Horários de atendimento', line: 'linha' },
} satisfies Record<Locale, Record<string, string>>

/**
 * Checks the owner's data.
 * @param data contents of the JSON files of this folder
 * @param locale the owner's language, for labels and messages
 * @returns one sentence per fault, such as “Opening hours, line 2, opens: must be a time such as 09:00”
 */
export function ownerFaults(data: { openingHours: unknown }, locale: Locale): string[] {
  const { openingHours, line } = labels[locale]
  const { issues = [] } = v.safeParse(openingHoursSchema(locale), data.openingHours)
  return issues.map((issue) => {
    const [entry, field] = issue.path ?? []
    const where = [
      openingHours,
      entry && `${line} ${Number(entry.key) + 1}`,
      typeof field?.key === 'string' && field.key,
    ]
    return `${where.filter(Boolean).join(', ')}: ${issue.message}`
  })
}
