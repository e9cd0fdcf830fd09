import { globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ignored, isIgnored } from '../ignored'
import { sourceFiles } from '../sourceFiles'

const root = new URL('../../', import.meta.url)
const folder = fileURLToPath(root)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')
const manifest = JSON.parse(read('package.json'))

/** Whether code reads a path from a URL that it has made of `import.meta.url`, or makes a file's URL of a path. */
function takesPathOfUrl(code: string): boolean {
  let urls = 'import\\.meta\\.url'
  for (const [, name, from = ''] of code.matchAll(
    /(?:const|let) (\w+) = new URL\(\s*([^;]*?),?\s*\)(?=\n|$)/g,
  ))
    if (new RegExp(`\\b(?:${urls})$`).test(from)) urls += `|${name}`
  return new RegExp(`\\b(?:${urls})(?:,?\\s*\\))?\\.pathname|\`file://\\$\\{`).test(code)
}

describe('the project', () => {
  it('R-STK-01 R-STK-02 uses the agreed packages, each pinned to an exact version', () => {
    const all: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies }
    const agreed = `react react-dom @tanstack/react-start @tanstack/react-router hono wrangler @cloudflare/workers-types
      stripe drizzle-orm valibot @lingui/core @lingui/react sonner unocss vitest @cloudflare/vitest-pool-workers playwright`
    for (const name of agreed.split(/\s+/)) expect(all, name).toHaveProperty(name)
    for (const version of Object.values(all))
      expect(version).toMatch(/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-beta)?$/)
  })

  it('R-STK-03 has only the known files and folders at the top level', () => {
    const known = `package.json package-lock.json wrangler.toml tsconfig.json app.config.ts biome.json lingui.config.ts
      src dev migrations locales public tests scripts docs README.md CONTRIBUTING.md
      CHANGELOG.md SECURITY.md LICENSE .nvmrc .npmrc .editorconfig .dev.vars.example .ci .github
      .gitattributes .gitignore .git`
    const others = readdirSync(root).filter((name) => !isIgnored(name))
    expect(others.filter((name) => !known.split(/\s+/).includes(name))).toEqual([])
    const agreed =
      'package.json wrangler.toml tsconfig.json app.config.ts src migrations locales public tests README.md'
    for (const name of agreed.split(' ')) expect(readdirSync(root)).toContain(name)
  })

  it('R-STK-04 has the same catalogues in both languages, all as .po files', () => {
    const catalogues = (locale: string) =>
      readdirSync(new URL(`locales/${locale}`, root), { recursive: true })
        .map(String)
        .filter((name) => !isIgnored(name))
        .sort()
    expect(catalogues('pt-BR')).toEqual(catalogues('en-US'))
    const files = catalogues('pt-BR').filter((name) => name.includes('.'))
    expect(files.length).toBeGreaterThan(20)
    expect(files.filter((name) => !name.endsWith('.po'))).toEqual([])
  })

  it('leaves alone what a system or an editor puts beside our files', () => {
    expect(ignored).toEqual(expect.arrayContaining(['.DS_Store', 'Thumbs.db', '.vscode', '.idea', 'dist']))
    expect(['us/.DS_Store', '.idea', 'home.po', 'src/dist.ts'].filter(isIgnored)).toEqual([
      'us/.DS_Store',
      '.idea',
    ])
  })

  it('has the same line ends on every system, which Git for Windows changes otherwise', () => {
    expect(read('.gitattributes')).toMatch(/^\* text=auto eol=lf$/m)
    expect(read('.editorconfig')).toMatch(/^end_of_line = lf$/m)
  })

  it('R-STK-05 blocks server code from client bundles, and validates server function input with valibot', () => {
    const config = read('app.config.ts')
    expect(config).toContain("behavior: 'error'")
    for (const folder of ['src/server/**', 'src/features/*/server/**', 'dev/sandbox/**'])
      expect(config).toContain(`'**/${folder}'`)
    const functions = sourceFiles('src/features/**/*.ts')
      .map((file) => [file, read(file)] as const)
      .filter(([, code]) => code.includes('createServerFn('))
    expect(functions.length).toBeGreaterThan(10)
    // Two take no input.
    const unvalidated = functions.filter(
      ([, code]) => !/\.validator\(validateInput\(\w+Schema\)\)/.test(code),
    )
    expect(unvalidated.map(([file]) => file.replace(/.*\//, '')).sort()).toEqual([
      'getWalletSettings.ts',
      'readToday.ts',
    ])
    expect(unvalidated.filter(([, code]) => /\bdata\b/.test(code))).toEqual([])
    expect(read('src/core/schemas/validateInput.ts')).toMatch(/from 'valibot'/)
  })

  it('R-STK-07 runs without an account: nothing at the top level of wrangler.toml needs one', () => {
    const local = read('wrangler.toml').split('[env.production]')[0] ?? ''
    expect(local).not.toMatch(/account_id|api_token|remote\s*=\s*true/)
    expect(manifest.scripts.start).toContain('scripts/tasks/start.ts')
    expect(read('scripts/tasks/start.ts')).toMatch(/startTool\(\s*'wrangler',\s*\[\s*'dev'/)
  })
})

it('deploys only after all checks have passed', () => {
  const checks = Object.entries<string>(manifest.scripts).filter(([name]) => name.startsWith('check:'))
  expect(manifest.scripts.deploy).toContain('scripts/tasks/deploy.ts')
  // `scripts/deploy/tests/faults.test.ts` proves that each of these stops a deployment.
  for (const proof of ["'check'", 'check-site.ts', 'missingSecrets', "'worker*'", "'--production'"])
    expect(read('scripts/deploy/checks.ts') + read('scripts/deploy/prepare.ts')).toContain(proof)
  expect(manifest.scripts.check).toContain('scripts/tasks/check.ts')
  expect(read('scripts/tasks/check.ts')).toContain("startsWith('check:')")
  for (const proof of ['tsc', 'biome check', 'depcruise', 'knip', 'catalogues:check', '--project "unit*"'])
    expect([proof, checks.filter(([, script]) => script.includes(proof)).length]).toEqual([proof, 1])
})

describe('the code', () => {
  const files = readdirSync(new URL('src/', root), { recursive: true })
    .map(String)
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.gen.ts'))
  const lengths = files.map((file) => [file, read(`src/${file}`).split('\n').length] as const)

  it('has short files: median under 60 lines, 90th percentile under 200, none over 300', () => {
    const sorted = lengths.map(([, lines]) => lines).sort((a, b) => a - b)
    expect(sorted[Math.floor(sorted.length * 0.5)]).toBeLessThan(60)
    expect(sorted[Math.floor(sorted.length * 0.9)]).toBeLessThan(200)
    expect(lengths.filter(([, lines]) => lines > 300)).toEqual([])
  })

  it('has no folder with more than 30 files', () => {
    const sizes = new Map<string, number>()
    for (const file of globSync('{src,dev,scripts,tests}/**/*.*', { cwd: folder })) {
      const folder = file.replace(/\/[^/]*$/, '')
      sizes.set(folder, (sizes.get(folder) ?? 0) + 1)
    }
    expect([...sizes].filter(([, size]) => size > 30)).toEqual([])
  })

  it('takes no path from the URL of a file, which has %20 where the folder has a space', () => {
    const parts = globSync('{*.config.ts,{src,dev,scripts,tests}/**/*.{ts,tsx,mjs}}', { cwd: folder })
    expect(parts.length).toBeGreaterThan(1000)
    expect(parts.filter((file) => takesPathOfUrl(read(file)))).toEqual([])
    // HERE is a placeholder, since this file is searched as well.
    for (const example of [
      "const root = new URL('../', HERE).pathname",
      "const place = new URL('../', HERE)\nglob({ cwd: place.pathname })",
      "const out = new URL('a/', HERE)\nconst file = new URL(name, out)\nsave(file.pathname)",
      "const out = new URL('a/', HERE)\nsave(new URL(name, out).pathname)",
      'open(new URL(name, `file://$' + '{root}`))',
    ])
      expect([example, takesPathOfUrl(example.replace('HERE', 'import.meta.url'))]).toEqual([example, true])
    expect(takesPathOfUrl('const place = new URL(page, origin)\nget(place.pathname)')).toBe(false)
  })

  it('has comments of at most 120 columns, which the formatter does not wrap', () => {
    const all = globSync('{*.config.ts,{src,dev,scripts,tests}/**/*.{ts,tsx,css,mjs,cjs}}', { cwd: folder })
    const long = all
      .filter((file) => !file.endsWith('.gen.ts'))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .map((line, at) => ({ place: `${file}:${at + 1}`, line })),
      )
      .filter(({ line }) => line.length > 120 && /^\s*(\/\/|\/?\*)/.test(line))
    expect(long.map(({ place }) => place)).toEqual([])
  })

  it('limits routes to path, schema, loader, head and component: at most 40 lines', () => {
    expect(lengths.filter(([file, lines]) => file.startsWith('app/routes/') && lines > 40)).toEqual([])
  })
})
