import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { iconSheet } from '~/ui/theme/iconSheet'
import { inlineColors, palette } from '~/ui/theme/palette'
import { purgeCss } from '../../../scripts/prerender/purgeCss'

const page = (css: string, body: string) =>
  `<html><head><style>${css}</style></head><body>${body}</body></html>`
const styles = (html: string) => html.match(/<style>([\s\S]*)<\/style>/)?.[1]
const purgedStyles = async (css: string, body: string) => styles(await purgeCss(page(css, body)))

describe('the inlined styles of a page', () => {
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
    expect(await purgedStyles(css, '<p class="a" id="there"><b class="word">z</b></p>')).toBe(expected)
  })

  it('rename UnoCSS classes to letters and keep other class names', async () => {
    const css =
      '.md\\:w-1\\/2{top:0}.md\\:w-1\\/3{top:0}.\\[\\&\\>p\\]\\:mt-1>p{top:1px}.a:not(.md\\:w-1\\/2,.word){left:0}.word{left:1px}'
    const purged = await purgeCss(
      page(css, '<p class="md:w-1/2 word"><b class="[&amp;&gt;p]:mt-1 md:w-1/2 a other:1">z</b></p>'),
    )
    // `a` is taken, so they become `b` and `c`; classes without a rule stay.
    expect(purged).toContain('<p class="b word"><b class="c b a other:1">')
    expect(styles(purged)).toBe('.b{top:0}.c>p{top:1px}.a:not(.b,.word){left:0}.word{left:1px}')
  })

  it.each(['[@media(width<24em)]:px-3', '[&>p]:mt-1', "[&[title='a']]:mt-1", 'before:content-["a"]'])(
    'match class names with special characters: %s',
    async (name) => {
      const escaped = name
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;')
        .replaceAll("'", '&#x27;')
      const rule = `.${name.replace(/[^\w-]/g, '\\$&')}{top:0}`
      expect(await purgedStyles(rule, `<p class="${escaped}"></p>`)).toMatch(/^\.\S+\{top:0\}$/)
      expect(await purgeCss(page('', `<p class="${escaped}"></p>`))).toContain(`class="${escaped}"`)
    },
  )

  it('merge classes that always occur together into one name', async () => {
    const css = '.flex{display:flex}.p-1{padding:1px}.m-1{margin:1px}.word{top:0}'
    const purged = await purgeCss(page(css, '<p class="flex p-1 word"></p><p class="word p-1 m-1 flex"></p>'))
    expect(purged).toContain('<p class="a word"></p><p class="word a b">')
    expect(styles(purged)).toBe('.a{padding:1px;display:flex}.b{margin:1px}.word{top:0}')
  })

  it('keep names that an attribute selector matches by substring', async () => {
    const css = '[class*=i-lucide]{top:0}.i-lucide-x{left:0}.mt-1{top:1px}'
    expect(await purgeCss(page(css, '<p class="i-lucide-x mt-1"></p>'))).toContain('<p class="i-lucide-x a">')
  })

  it('contain an icon sheet with only the icons of the page', async () => {
    const { image, size, placeOf } = iconSheet(['check', 'info', 'menu', 'x'])
    const any = `:where([class*=i-lucide-]){mask:${image} 0/${size} no-repeat}`
    const each = ['check', 'info', 'menu', 'x'].map((n) => `.i-lucide-${n}{mask-position:${placeOf(n)}}`)
    const css = await purgedStyles(
      any + each.join(''),
      '<i class="i-lucide-menu"></i><i class="i-lucide-x"></i>',
    )
    const small = iconSheet(['menu', 'x'])
    expect(css).toContain(`mask:${small.image} 0/200% 100% no-repeat`)
    expect(css).toMatch(/\.i-lucide-menu\{mask-position:0%?\}\.i-lucide-x\{mask-position:100%\}$/)
    expect(css?.match(/%3Cpath/g)).toHaveLength(2)
  })

  it('keep names that islands use, everywhere in the page', async () => {
    const form = '<div data-island="contact-form"><form><i class="mt-1.5"></i></form></div>'
    const purged = await purgeCss(
      page('.mt-1\\.5{top:0}.mt-2\\.5{top:1px}', `${form}<p class="mt-1.5 mt-2.5"></p>`),
    )
    expect(purged).toContain(form)
    expect(purged).toContain('<p class="mt-1.5 a">')
  })

  it('are in one style element', async () => {
    const purged = await purgeCss('<style>p{top:0}</style><style data-x="">b{top:0}</style><p><b>')
    expect(purged.match(/<style/g)).toHaveLength(1)
    expect(styles(purged)).toBe('p,b{top:0}')
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
])('the last of %i icons has a round position in the sheet', (count, size, position) => {
  const names = Array.from({ length: count }, (_, at) => (at === count - 1 ? 'x' : 'check'))
  const sheet = iconSheet(names)
  expect([sheet.size, sheet.placeOf('x'), sheet.placeOf('none')]).toEqual([size, position, undefined])
  const width = 24 * (Number.parseInt(size, 10) / 100)
  // Without this, rounding of the box size shifts icons into each other.
  expect(sheet.image).toContain(`viewBox='0 0 ${width} 24' preserveAspectRatio='none'`)
  expect(sheet.image.includes(`%3Csvg x='${24 * (count - 1)}'%3E%3Cpath d='M18 6`)).toBe(count > 1)
})

it('an unknown icon fails the build', () => {
  expect(() => iconSheet(['check', 'no-such-icon'])).toThrow('no-such-icon')
})

it('palette variables are replaced with their colors and hues, other variables stay', () => {
  expect(inlineColors('a{color:var(--ember-deep);border:1px solid var(--line);width:var(--page)}')).toBe(
    `a{color:${palette['ember-deep']};border:1px solid ${palette.line};width:var(--page)}`,
  )
  expect(inlineColors('a{color:oklch(.7 .1 calc(var(--gold-hue) + 9)/.5)}')).toBe(
    `a{color:oklch(.7 .1 calc(${palette.gold.match(/\d+(?=\)$)/)} + 9)/.5)}`,
  )
  expect(inlineColors('a{color:var(--ink-softer);top:var(--toString)}')).toBe(
    'a{color:var(--ink-softer);top:var(--toString)}',
  )
})

it('edges are not drawn as shadows, which forced colors remove', () => {
  const root = new URL('../../../src/', import.meta.url)
  const edges = globSync('**/*.{css,tsx}', { cwd: fileURLToPath(root) }).flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(/shadow(?::|-\[)(?:0[ _]){3}1px.*/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  )
  expect(edges).toEqual([])
})

it('hover transforms apply only on devices with hover', () => {
  const root = new URL('../../../src/', import.meta.url)
  const lifted = globSync('**/*.css', { cwd: fileURLToPath(root) }).flatMap((file) => {
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
