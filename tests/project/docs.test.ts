import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Excludes `docs/decisions/`: a decision is never rewritten, so it may name files that have since moved. */
const documents = globSync(['*.md', 'docs/*.md', 'locales/*.md', '{src,dev}/**/*.md', '.dev.vars.example'], {
  cwd: root,
})
/** Returns the anchors that GitHub gives to the headings of a document. */
const slugs = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replaceAll(' ', '-'),
  )

it('the README is at most 120 lines long', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(120)
})

describe.each(documents)('%s', (document) => {
  const text = read(document)

  it('names only files and folders that exist', () => {
    const path = String.raw`((?:src|dev|tests|scripts|docs|locales|public|migrations)/[\w$./{},-]*[\w}/])`
    // Only Markdown quotes them.
    const named = text.matchAll(new RegExp(document.endsWith('.md') ? `\`${path}[^\`]*\`` : path, 'g'))
    const missing = [...named]
      .map(([, path = '']) => path)
      .filter((path) => globSync(path.replace(/\$/g, '[$]'), { cwd: root }).length === 0)
    expect(missing).toEqual([])
  })

  it('links to pages and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(([, link = '']) => link)
    const broken = links.filter((link) => {
      const [path = '', heading] = link.split('#')
      const target = path ? join(dirname(document), path) : document
      if (!existsSync(join(root, target))) return true
      return heading !== undefined && !slugs(read(target)).includes(heading)
    })
    expect(broken).toEqual([])
  })
})
