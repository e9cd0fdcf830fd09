import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

/** Debian packages and the paths of their programs. */
const programs = {
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver', '/usr/lib/*/webkit2gtk-4.*/MiniBrowser'],
  'firefox-esr': ['/usr/bin/firefox-esr'],
  xvfb: ['/usr/bin/Xvfb'],
} as const

/** Returns the path of a program. @throws when it is not installed */
export function programAt(pattern: (typeof programs)[keyof typeof programs][number]): string {
  const [path] = globSync(pattern)
  if (!path) throw new Error(`${pattern} is not there: run npm run test:engines`)
  return path
}

/**
 * Installs missing browsers from Debian, as root.
 * @throws when that is impossible, with the packages to install
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
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit' })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation', ...missing)
}
