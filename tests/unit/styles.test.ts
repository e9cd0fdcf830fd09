import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { iconSheet } from '~/ui/theme/iconSheet'
import { palette, writeColours } from '~/ui/theme/palette'
import { purgeCss } from '../../scripts/prerender/purgeCss'

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`
const styles = (html: string) => html.match(/<style>([\s\S]*)<\/style>/)?.[1]
const kept = async (css: string, body: string) => styles(await purgeCss(page(css, body)))

describe('the styles that a page carries', () => {
  it.each([
    ['a class that it has', '.a{color:red}', '.a{color:red}'],
    ['a class that it lacks', '.z{color:red}', ''],
    ['elements and attributes', 'html,[hidden]{margin:0}', 'html,[hidden]{margin:0}'],
    ['a choice of which it has one', '.z,.a{margin:0}', '.a{margin:0}'],
    ['a class inside a class that it lacks', '.z .a{margin:0}', ''],
    ['an element or an id that it lacks', 'table,#there,#gone,fieldset{margin:0}', '#there{margin:0}'],
    ['a class with a state', '.a:hover>.word::before{top:0}', '.a:hover>.word:before{top:0}'],
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
  ])('%s', async (_, css, expected) => {
    expect(await kept(css, '<p class="a" id="there"><b class="word">z</b></p>')).toBe(expected)
  })

  it('are named by a letter where UnoCSS has made them, and by their word otherwise', async () => {
    const css =
      '.md\\:w-1\\/2{top:0}.md\\:w-1\\/3{top:0}.\\[\\&\\>p\\]\\:mt-1>p{top:1px}.a:not(.md\\:w-1\\/2,.word){left:0}.word{left:1px}'
    const lean = await purgeCss(
      page(css, '<p class="md:w-1/2 word"><b class="[&amp;&gt;p]:mt-1 md:w-1/2 a other:1">z</b></p>'),
    )
    // `a` is taken, so they are `b` and `c`; what has no rule stays.
    expect(lean).toContain('<p class="b word"><b class="c b a other:1">')
    expect(styles(lean)).toBe('.b{top:0}.c>p{top:1px}.a:not(.b,.word){left:0}.word{left:1px}')
  })

  it.each(['[@media(width<24em)]:px-3', '[&>p]:mt-1', "[&[title='a']]:mt-1", 'before:content-["a"]'])(
    'are found by whatever name: %s',
    async (name) => {
      const escaped = name
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#x27;')
      const rule = `.${name.replace(/[^\w-]/g, '\\$&')}{top:0}`
      expect(await kept(rule, `<p class="${escaped}"></p>`)).toMatch(/^\.\S+\{top:0\}$/)
      expect(await purgeCss(page('', `<p class="${escaped}"></p>`))).toContain(`class="${escaped}"`)
    },
  )

  it('that always stand together have one name', async () => {
    const css = '.flex{display:flex}.p-1{padding:1px}.m-1{margin:1px}.word{top:0}'
    const lean = await purgeCss(page(css, '<p class="flex p-1 word"></p><p class="word p-1 m-1 flex"></p>'))
    expect(lean).toContain('<p class="a word"></p><p class="word a b">')
    expect(styles(lean)).toBe('.a{padding:1px;display:flex}.b{margin:1px}.word{top:0}')
  })

  it('keep the name that a selector looks for a part of', async () => {
    const css = '[class*=i-lucide]{top:0}.i-lucide-x{left:0}.mt-1{top:1px}'
    expect(await purgeCss(page(css, '<p class="i-lucide-x mt-1"></p>'))).toContain('<p class="i-lucide-x a">')
  })

  it('have a sheet of the icons that stand in the page', async () => {
    const { image, size, placeOf } = iconSheet(['check', 'info', 'menu', 'x'])
    const any = `:where([class*=i-lucide-]){mask:${image} 0/${size} no-repeat}`
    const each = ['check', 'info', 'menu', 'x'].map((n) => `.i-lucide-${n}{mask-position:${placeOf(n)}}`)
    const css = await kept(any + each.join(''), '<i class="i-lucide-menu"></i><i class="i-lucide-x"></i>')
    const small = iconSheet(['menu', 'x'])
    expect(css).toContain(`mask:${small.image} 0/200% 100% no-repeat`)
    expect(css).toMatch(/\.i-lucide-menu\{mask-position:0%?\}\.i-lucide-x\{mask-position:100%\}$/)
    expect(css?.match(/%3Cpath/g)).toHaveLength(2)
  })

  it('keep their names in what React takes over, and everywhere where it does', async () => {
    const form = '<div data-island="contact-form"><form><i class="mt-1.5"></i></form></div>'
    const lean = await purgeCss(
      page('.mt-1\\.5{top:0}.mt-2\\.5{top:1px}', `${form}<p class="mt-1.5 mt-2.5"></p>`),
    )
    expect(lean).toContain(form)
    expect(lean).toContain('<p class="mt-1.5 a">')
  })

  it('stand in one element', async () => {
    const lean = await purgeCss('<style>p{top:0}</style><style data-x="">b{top:0}</style><p><b>')
    expect(lean.match(/<style/g)).toHaveLength(1)
    expect(styles(lean)).toBe('p,b{top:0}')
  })
})

it.each([
  [1, '200% 100%', '0%'],
  [2, '200% 100%', '100%'],
  [3, '300% 100%', '100%'],
  [4, '500% 100%', '75%'],
  [7, '900% 100%', '75%'],
  [11, '1100% 100%', '100%'],
  [38, '4100% 100%', '92.5%'],
])('of %i icons the last is found at a round place of their sheet', (count, size, place) => {
  const names = Array.from({ length: count }, (_, at) => (at === count - 1 ? 'x' : 'check'))
  const sheet = iconSheet(names)
  expect([sheet.size, sheet.placeOf('x'), sheet.placeOf('none')]).toEqual([size, place, undefined])
  const width = 24 * (Number.parseInt(size, 10) / 100)
  // Else a box of a broken size moves every icon but one into the place of the next.
  expect(sheet.image).toContain(`viewBox='0 0 ${width} 24' preserveAspectRatio='none'`)
  expect(sheet.image.includes(`%3Csvg x='${24 * (count - 1)}'%3E%3Cpath d='M18 6`)).toBe(count > 1)
})

it('an icon that nobody draws ends the build', () => {
  expect(() => iconSheet(['check', 'no-such-icon'])).toThrow('no-such-icon')
})

it('colours of the palette are written out, and other variables stay', () => {
  expect(writeColours('a{color:var(--ember-deep);border:1px solid var(--line);width:var(--page)}')).toBe(
    `a{color:${palette['ember-deep']};border:1px solid ${palette.line};width:var(--page)}`,
  )
  expect(writeColours('a{color:var(--ink-softer);top:var(--toString)}')).toBe(
    'a{color:var(--ink-softer);top:var(--toString)}',
  )
})

it('an edge is drawn as one: colours of the reader’s own keep no shadow', () => {
  const root = new URL('../../src/', import.meta.url)
  const edges = globSync('**/*.{css,tsx}', { cwd: root.pathname }).flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/shadow(?::|-\[)(?:0[ _]){3}1px.*/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  )
  expect(edges).toEqual([])
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
