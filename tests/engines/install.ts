import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Where Debian puts each program, and the package that brings it. */
const programs = {
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver', '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'],
  'firefox-esr': ['/usr/bin/firefox-esr'],
  xvfb: ['/usr/bin/Xvfb'],
} as const

/** Finds a program. @throws when no package has brought it */
export function programAt(pattern: (typeof programs)[keyof typeof programs][number]): string {
  const [path] = globSync(pattern)
  if (!path) throw new Error(`${pattern} is not there: run npm run test:engines`)
  return path
}

/**
 * Fetches the browsers when the machine has none, as root from Debian.
 * @throws where that is impossible, with a sentence that says what to install
 */
export function installEngines(): void {
  const missing = Object.entries(programs)
    .filter(([, patterns]) => patterns.some((pattern) => globSync(pattern).length === 0))
    .map(([name]) => name)
  if (!missing.length) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(
      `WebKit and Firefox are tried with Debian's packages, and these are missing: ${missing.join(' ')}. ` +
        'Install them as root with apt-get, or run this as root on Debian.',
    )
  const apt = (...words: string[]) => execFileSync('apt-get', words, { stdio: 'inherit' })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation', ...missing)
}
