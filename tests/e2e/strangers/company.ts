import type { Page } from 'playwright'
import { depth } from '../../depth'
import { hydrated, type VisitOptions, visit } from '../site/visit'
import { installPageModifiers, type PageModifier, translator } from './strangers'

/** Software that modifies the visitor's page, and the event that the visitor's form filler dispatches. */
export type Company = { before: PageModifier[]; late?: number[]; event?: 'change' }

/** Before a release each runs alone (`DEEPER=10`); otherwise they run combined in two visits. */
const separate: Record<string, Company> = {
  'a translator before script': { before: ['translator'] },
  'a translator after script': { before: [], late: [0, 300, 1000] },
  'a late translator': { before: [], late: [300, 1000] },
  'an assistant': { before: ['assistant'] },
  'a filler that dispatches change': { before: [], event: 'change' },
  'a filler that dispatches nothing': { before: [] },
  'a browser that keeps nothing': { before: ['forgetful'] },
}
const combined: Record<string, Company> = {
  'a translator, an assistant and a silent filler': { before: ['translator', 'assistant'] },
  'a late translator, a filler with change and no storage': {
    before: ['forgetful'],
    late: [300, 1000],
    event: 'change',
  },
}
export const companies = Object.entries(depth >= 10 ? { ...separate, ...combined } : combined).map(
  ([name, company], place) => [name, company, place] as const,
)

/** Opens a page modified by the given software, after hydration. */
export async function openWith(
  path: string,
  { before, ...company }: Company,
  options: VisitOptions,
): Promise<Page> {
  const allow = /^Rendered anew/
  const page = await visit(path, { ...options, allow, before: installPageModifiers(...before) })
  return arrive(page, { before, ...company })
}

/** Waits for hydration, then starts the late translator, if any. */
export async function arrive(page: Page, { late }: Company): Promise<Page> {
  await hydrated(page)
  if (late) await page.evaluate(translator, { delays: late })
  return page
}
