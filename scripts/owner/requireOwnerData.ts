import { fileURLToPath } from 'node:url'
import type { Locale } from '../../src/catalog/locales.ts'
import { ownerFaults } from '../../src/catalog/owner/ownerFaults.ts'
import { type OwnerFile, ownerFiles } from '../../src/catalog/owner/ownerFiles.ts'
import { pictureFaults } from './ownerPictures.ts'
import { ownerLanguage, readOwnerFile } from './readOwnerFile.ts'

const publicFolder = fileURLToPath(new URL('../../public', import.meta.url))

/**
 * Refuses to build with broken values of the owner.
 * @throws Error that names the file of each fault, and the fault in the owner's language
 */
export async function requireOwnerData(): Promise<void> {
  const locale = ownerLanguage()
  const faults = await Promise.all(
    (Object.keys(ownerFiles) as OwnerFile[]).map(async (file) =>
      (await faultsOfFile(file, locale)).map((fault) => `${file}.json: ${fault}`),
    ),
  )
  if (faults.flat().length) throw new Error(['src/catalog/owner:', ...faults.flat()].join('\n  '))
}

async function faultsOfFile(file: OwnerFile, locale: Locale): Promise<string[]> {
  let content: unknown
  try {
    content = readOwnerFile(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : `${error}`
    return [locale === 'pt-BR' ? `não pode ser lido (${reason})` : `cannot be read (${reason})`]
  }
  const faults = ownerFaults(file, content, locale)
  return faults.length ? faults : pictureFaults(file, content, locale, publicFolder)
}
