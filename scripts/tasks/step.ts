import { exitCode, startTool } from './tool.ts'

/**
 * Runs a tool and says in one line that it is done. When it fails, everything that it said follows, and the process ends.
 * @param done what is so afterwards: `Site built`
 */
export async function step(
  done: string,
  tool: Parameters<typeof startTool>[0],
  words: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const started = Date.now()
  const child = startTool(tool, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const code = await exitCode(child)
  const seconds = Math.round((Date.now() - started) / 1000)
  if (code === 0) {
    process.stdout.write(`✓ ${done}${seconds ? `, ${seconds} s` : ''}\n`)
    return
  }
  process.stderr.write(
    `${Buffer.concat(said)}\n✗ Not done: ${done} (${tool} ${words.join(' ')}, exit code ${code})\n`,
  )
  process.exit(code)
}
