import { sourceLocale } from '../../src/catalog/locales.ts'
import { type CatalogueFiles, checkCatalogues } from './checkCatalogues.ts'
import { isChangedEnglish } from './checkEnglish.ts'
import type { FixedTexts } from './compareFixed.ts'
import { findLong } from './findLong.ts'
import { type Entry, type Problem, readPo } from './readPo.ts'
import { report } from './report.ts'

type Part = { title: string; lines: readonly Problem[]; none: string }

const missing = /^This text has no translation yet/
const differing = /^This is “/
/** Matches the sentences of compareFixed.ts. */
const agreed = /^(The words “.*” are agreed|The English is marked as agreed|“.*” is agreed, but)/s

/**
 * Describes the state of the catalogues for a translator: first the tasks, then what to check.
 * @param before the catalogues before the extraction of the source's texts
 * @returns the text, and whether a problem would fail the build
 */
export function review(before: CatalogueFiles, files: CatalogueFiles, fixed: FixedTexts) {
  const problems = checkCatalogues(files, fixed)
  const entries = translationsOf(files)
  const oldKeys = new Set(translationsOf(before).map(keyOf))
  const matching = (kind: RegExp) => problems.filter(({ text }) => kind.test(text))
  const rest = problems.filter(({ text }) => ![missing, differing, agreed].some((kind) => kind.test(text)))
  const added = entries.filter((entry) => !oldKeys.has(keyOf(entry)))
  const own = englishOf(files).filter(isChangedEnglish)
  const ownKeys = new Set(own.map(keyOf))
  const lost = englishOf(before).filter((entry) => isChangedEnglish(entry) && !ownKeys.has(keyOf(entry)))
  const parts: Part[] = [
    { title: 'To translate', lines: matching(missing), none: 'Everything is translated.' },
    { title: 'New since the last time', lines: added.map(asProblem), none: 'The source says nothing new.' },
    { title: 'To mend', lines: rest, none: 'Every place, tag and plural is in order.' },
    {
      title: 'Your own English',
      lines: own.map(({ file, line, source, translation }) => ({
        ...{ file, line },
        text: `“${translation}” replaces “${source}”`,
      })),
      none: 'The English is that of the source.',
    },
    {
      title: 'Your own English that the source no longer has a place for',
      lines: lost.map(({ file, line, translation }) => ({ file, line, text: `“${translation}”` })),
      none: 'Nothing was lost.',
    },
    {
      title: 'The same English, translated in two ways',
      lines: matching(differing),
      none: 'The same English has the same translation everywhere.',
    },
    {
      title: 'Agreed word for word',
      lines: matching(agreed),
      none: `All ${Object.keys(fixed).length} agreed texts are as agreed.`,
    },
    {
      title: 'Perhaps too long for its place',
      lines: findLong(entries),
      none: 'No label has grown by much.',
    },
  ]
  const text = parts.map(
    ({ title, lines, none }) =>
      `${title}: ${lines.length ? `${lines.length}\n${report(lines)}` : `${none}\n`}`,
  )
  return {
    text: `${text.join('\n')}\n${entries.length} texts in ${countFiles(entries)} files.\n`,
    broken: problems.length > 0,
  }
}

const keyOf = ({ file, context, source }: Entry) => `${file}\u0004${context}\u0004${source}`
const asProblem = ({ file, line, source }: Entry): Problem => ({ file, line, text: `“${source}”` })
const countFiles = (entries: readonly Entry[]) => new Set(entries.map(({ file }) => file)).size

const isEnglish = (file: string) => file.startsWith(`locales/${sourceLocale}/`)

function translationsOf(files: CatalogueFiles): Entry[] {
  return [...files].flatMap(([file, content]) => (isEnglish(file) ? [] : readPo(file, content).entries))
}

function englishOf(files: CatalogueFiles): Entry[] {
  return [...files].flatMap(([file, content]) => (isEnglish(file) ? readPo(file, content).entries : []))
}
