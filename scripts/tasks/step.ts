import { exitCode, startTool } from './tool.ts'

/**
 * Runs a tool and prints one line when it is done. When it fails, prints its full output and exits with its code.
 * @param done the message on success, such as `Site built`
 */
export async function step(
  done: string,
  tool: Parameters<typeof startTool>[0],
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  const started = Date.now()
  const child = startTool(tool, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk))
  const code = await exitCode(child)
  const seconds = Math.round((Date.now() - started) / 1000)
  if (code === 0) {
    process.stdout.write(`✓ ${done}${seconds ? `, ${seconds} s` : ''}\n`)
    return
  }
  process.stderr.write(
    `${Buffer.concat(output)}\n✗ Not done: ${done} (${tool} ${args.join(' ')}, exit code ${code})\n`,
  )
  process.exit(code)
}
