import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { programAt } from './install'

/** Shrinks the browser's toolbar, which otherwise keeps the window wider than a phone. */
const narrowToolbar =
  '* { min-width: 0; padding: 0; margin: 0; border-width: 0; font-size: 4px; -gtk-icon-transform: scale(.3) }'

/** Starts Debian's WebKitWebDriver on its own X screen with its own home directory. @throws after ten seconds */
export async function startWebKitDriver(port: number) {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), narrowToolbar)
  const screen = spawn(
    programAt('/usr/bin/Xvfb'),
    // `-noreset`: a browser that starts during a screen reset is killed, and its driver hangs.
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'], detached: true },
  )
  const [display] = await once(screen.stdio[3] as Readable, 'data')
  const driver = spawn(programAt('/usr/bin/WebKitWebDriver'), [`--port=${port}`, '--host=local'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, HOME: home, XDG_CONFIG_HOME: home },
  })
  const address = `http://127.0.0.1:${port}`
  const stop = async () => {
    // Kill the process groups, which include the browsers that the driver has started.
    for (const process of [driver, screen]) await end(process)
    rmSync(home, { recursive: true, force: true })
  }
  for (let tries = 0; ; tries++) {
    const response = await fetch(`${address}/status`).catch(() => undefined)
    if (response?.ok) return { address, stop }
    if (tries === 100) {
      await stop()
      throw new Error('WebKitWebDriver did not answer within ten seconds')
    }
    await sleep(100)
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (!child.pid || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await ended
}
