import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** The browser without a window of its own opens a page in half the time; it is the same browser otherwise. */
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** `BROWSER_PATH` names another one, because visitors have a browser with a window. */
const executable = () =>
  [process.env.BROWSER_PATH, ...debian, chromium.executablePath()].find((path) => path && existsSync(path))

/** A browser as visitors have it, where the machine has one. */
export const windowedBrowser = [debian[1] ?? '', chromium.executablePath()].find(existsSync)

/** Debian's browser where there is one, Playwright's own elsewhere. As root a browser runs only without its sandbox. */
export function browserOptions() {
  const executablePath = executable()
  return {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  }
}

/** Fetches a browser when the machine has none: Debian's package for root, Playwright's download otherwise. */
export function installBrowser(): void {
  if (executable()) return
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation']
  const run = (command: string, ...words: string[]) => execFileSync(command, words, { stdio: 'inherit' })
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  } else run('playwright', 'install', 'chromium')
}
