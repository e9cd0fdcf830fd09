import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Debian's executables. The headless shell opens pages in half the time and is otherwise the same browser. */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** `BROWSER_PATH` overrides the executable, for example with a full browser as visitors have. */
const executable = () =>
  [process.env.BROWSER_PATH, ...debian, chromium.executablePath()].find((path) => path && existsSync(path))

/** Path of a full browser, as visitors have, if installed. */
export const windowedBrowser = [debian[1] ?? '', chromium.executablePath()].find(existsSync)

/** Launch options: Debian's browser if installed, else Playwright's. Root requires `--no-sandbox`. */
export function browserOptions() {
  const executablePath = executable()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  }
}

/** Installs a browser if there is none: Debian's package for root, otherwise Playwright's download. */
export function installBrowser(): void {
  if (executable()) return
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation']
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  } else run('playwright', 'install', 'chromium')
}
