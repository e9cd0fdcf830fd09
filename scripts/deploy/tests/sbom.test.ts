import { copyFileSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { writeSbom } from '../prepare'
import { realTools } from '../realTools'

const source = fileURLToPath(new URL('../../../', import.meta.url))

it('lists every package of the deployment with its version (CycloneDX)', async () => {
  const root = `${mkdtempSync(join(tmpdir(), 'sbom-'))}/`
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(source + file, root + file)
  const hash = await writeSbom(realTools({ root, interrupted: new AbortController().signal }), root)
  expect(hash).toMatch(/^[\da-f]{64}$/)
  const { version, dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  const sbom = JSON.parse(readFileSync(`${root}dist/sbom.cdx.json`, 'utf8'))
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { version } } })
  const listed = new Map(sbom.components.map(({ name, version }: Record<string, string>) => [name, version]))
  expect([...listed]).toEqual(expect.arrayContaining(Object.entries(dependencies)))
})
