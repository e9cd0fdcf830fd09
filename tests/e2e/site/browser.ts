import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Debian's executables. The headless shell opens pages in half the time and is otherwise the same browser. */
const debian = { shell: '/usr/bin/chromium-headless-shell', full: '/usr/bin/chromium' }

/** `BROWSER_PATH` overrides the executable, for example with a full browser as visitors have. */
const executable = () =>
  [process.env.BROWSER_PATH, debian.shell, debian.full, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  )

/** Path of a full browser, as visitors have, if installed. */
export const windowedBrowser = [debian.full, chromium.executablePath()].find(existsSync)

/** Launch options: Debian's browser if installed, else Playwright's. Root requires `--no-sandbox`. */
export function browserOptions() {
  const executablePath = executable()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Pages follow the preference of their context; animations inside pictures follow this one, and cost a second
      // each.
      '--force-prefers-reduced-motion',
    ],
  }
}

/** The oldest Chromium that passes: older ones do not ask again for a module that failed to load. */
const oldestVersion = 156

const isOutdated = (path: string) =>
  Number(/\d+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8' }))?.[0]) < oldestVersion

/**
 * Installs a browser if there is none: Debian's packages for root, otherwise Playwright's download. Where Debian's full
 * browser is already there, its headless shell is added and an old version is replaced; if that fails, the tests use
 * what is there.
 */
export function installBrowser(): void {
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  const install = (...packages: string[]) => {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  }
  const usesPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  const found = executable()
  if (!found) {
    if (usesPackages) install('chromium', 'chromium-headless-shell', 'fonts-liberation')
    else run('playwright', 'install', 'chromium')
  } else if (usesPackages && existsSync(debian.full) && !process.env.BROWSER_PATH) {
    if (existsSync(debian.shell) && !isOutdated(found)) return
    try {
      install('chromium', 'chromium-headless-shell')
    } catch {
      process.stderr.write(
        `Without the headless shell, the browser tests take twice as long. Before Chromium ${oldestVersion}, some fail.\n`,
      )
    }
  }
}
