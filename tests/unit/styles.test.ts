import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leanStyles } from '../../scripts/snapshots/leanStyles'

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`
const styles = (html: string) => html.match(/<style>([\s\S]*)<\/style>/)?.[1]
const kept = (css: string, body: string) => styles(leanStyles(page(css, body)))

describe('the styles that a page carries', () => {
  it.each([
    ['a class that it has', '.a{color:red}', '.a{color:red}'],
    ['a class that it lacks', '.z{color:red}', ''],
    ['elements and attributes', 'html,[hidden]{margin:0}', 'html,[hidden]{margin:0}'],
    ['a choice of which it has one', '.z,.a{margin:0}', '.a{margin:0}'],
    ['a class inside a class that it lacks', '.z .a{margin:0}', ''],
    ['a class with a state', '.a:hover>.b::before{top:0}', '.a:hover>.b:before{top:0}'],
    [
      'media',
      '@media (width>1px){.a{top:0}.z{top:0}}@media print{.z{top:0}}',
      '@media (width>1px){.a{top:0}}',
    ],
    [
      'sides that are alike',
      '.a{padding-left:1px;padding-right:1px;margin-top:1px;margin-bottom:2px}',
      '.a{margin-top:1px;margin-bottom:2px;padding-inline:1px}',
    ],
    ['strings with braces', `.a{content:"}.z{\\""}.z{top:0}`, `.a{content:"}.z{\\""}`],
  ])('%s', (_, css, expected) => {
    expect(kept(css, '<p class="a"><b class="b">z</b></p>')).toBe(expected)
  })

  it('are named by a letter where they are named after a rule, and by their word otherwise', () => {
    const css =
      '.md\\:w-1\\/2{top:0}.md\\:w-1\\/3{top:0}.\\[\\&\\>p\\]>p{top:1px}.a:not(.md\\:w-1\\/2,.word){left:0}.word{left:1px}'
    const lean = leanStyles(
      page(css, '<p class="md:w-1/2 word"><b class="[&amp;&gt;p] md:w-1/2 a other:1">z</b></p>'),
    )
    // `a` is taken, so they are `b` and `c`; what has no rule stays.
    expect(lean).toContain('<p class="b word"><b class="c b a other:1">')
    expect(styles(lean)).toBe('.b{top:0}.c>p{top:1px}.a:not(.b,.word){left:0}.word{left:1px}')
  })

  it('keep their names in what React takes over, and everywhere where it does', () => {
    const form = '<div data-piece="contact-form"><form><i class="mt-1.5"></i></form></div>'
    const lean = leanStyles(
      page('.mt-1\\.5{top:0}.mt-2\\.5{top:1px}', `${form}<p class="mt-1.5 mt-2.5"></p>`),
    )
    expect(lean).toContain(form)
    expect(lean).toContain('<p class="mt-1.5 a">')
  })

  it('stand in one element', () => {
    const lean = leanStyles('<style>p{top:0}</style><style data-x="">b{top:0}</style>')
    expect(lean.match(/<style/g)).toHaveLength(1)
    expect(styles(lean)).toBe('p,b{top:0}')
  })
})

it('what lifts under a pointer stays down where a finger would leave it lifted', () => {
  const root = new URL('../../src/', import.meta.url)
  const lifted = globSync('**/*.css', { cwd: root.pathname }).flatMap((file) => {
    const css = readFileSync(new URL(file, root), 'utf8').replace(
      /@media \(hover:hover\)\{(?:[^{}]*\{[^{}]*\})*\s*\}/g,
      '',
    )
    return [...css.matchAll(/[^{}]*:hover\s*\{[^{}]*\b(?:translate|scale|transform):[^{}]*/g)].map(
      ([rule]) => file + rule,
    )
  })
  expect(lifted).toEqual([])
})
