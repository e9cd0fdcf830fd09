import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Build, builtIn } from './built.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

const parts = [
  'src',
  'dev',
  'locales',
  'public',
  'scripts',
  'migrations',
  'app.config.ts',
  'lingui.config.ts',
  'wrangler.toml',
  'package.json',
  'tsconfig.json',
]

type Copy = {
  folder: string
  /** Paths of the copy's build. */
  built: Build
  /** Builds the copy, for an environment of `wrangler.toml`. */
  build: (environment?: 'production') => Promise<void>
  remove: () => void
}

/** Copies the inputs of the build to a temporary folder, so that another build does not overwrite `dist/`. */
export function copySite(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'))
  for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    folder,
    built: builtIn(join(folder, 'dist/')),
    async build(environment) {
      const { CLOUDFLARE_ENV: _, ...others } = process.env
      const env = { ...others, NODE_ENV: 'production', ...(environment && { CLOUDFLARE_ENV: environment }) }
      await promisify(execFile)('vite', ['build', '-c', 'app.config.ts'], { cwd: folder, env })
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/**
 * Returns a function that replaces text in the files of a copy.
 * @throws Error when a file does not contain the text to replace
 */
export const changeIn =
  (folder: string) =>
  (file: string, ...changes: [from: string, to: string][]): void => {
    const path = join(folder, file)
    let text = readFileSync(path, 'utf8')
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${file} no longer has: ${from}`)
      text = text.replace(from, () => to)
    }
    writeFileSync(path, text)
  }
