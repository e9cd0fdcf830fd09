import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transform } from 'lightningcss'
import { expect, it } from 'vitest'

/** Properties that a browser animates without layout. */
const cheap =
  /^(transform|translate|rotate|scale|opacity|clip-path|filter|background-position|background-color|color|--[\w-]+)$/
/** Properties that keyframes switch once, with no values in between: layout that was put off happens once. */
const switched = /^(content-visibility|contain-intrinsic-height|scroll-behavior)$/
const root = new URL('../../../src/', import.meta.url)

/** The properties that keyframes animate, and the custom properties that each declaration reads. */
function motionIn(css: Buffer) {
  const animated: string[] = []
  const reads: { property: string; names: string[] }[] = []
  const nameOf = ({ property, value }: { property: string; value?: unknown }) =>
    property === 'custom' || property === 'unparsed'
      ? namedBy(value as { name?: string; propertyId?: { property: string } })
      : property
  transform({
    filename: 'styles.css',
    code: css,
    visitor: {
      Rule: {
        keyframes({ value }) {
          for (const { declarations } of value.keyframes)
            for (const one of [
              ...(declarations.declarations ?? []),
              ...(declarations.importantDeclarations ?? []),
            ])
              animated.push(nameOf(one))
        },
      },
      Declaration(one) {
        const names = [...JSON.stringify(one).matchAll(/"ident":"(--[\w-]+)"/g)].map(([, name = '']) => name)
        reads.push({ property: nameOf(one), names })
      },
    },
  })
  return { animated, reads }
}

const namedBy = ({ name, propertyId }: { name?: string; propertyId?: { property: string } }) =>
  name ?? propertyId?.property ?? ''

const files = globSync('**/*.css', { cwd: fileURLToPath(root) })
const motions = files.map((file) => ({ file, ...motionIn(readFileSync(new URL(file, root))) }))

it('no animation triggers layout, directly or through a custom property', () => {
  const faults = motions.flatMap(({ file, animated, reads }) => {
    const own = animated.filter((property) => property.startsWith('--'))
    return [
      ...animated.filter((property) => !cheap.test(property) && !switched.test(property)),
      ...reads
        .filter(({ property, names }) => names.some((name) => own.includes(name)) && !cheap.test(property))
        .map(({ property, names }) => `${property} by ${names}`),
    ].map((fault) => `${file}: ${fault}`)
  })
  expect(faults).toEqual([])
  // Checks the parser: the darkroom animates a custom property that only affects painting.
  const dark = motions.find(({ file }) => file.endsWith('darkroom.css'))
  expect(dark?.animated).toContain('--p')
  expect(dark?.reads.filter(({ names }) => names.includes('--p')).map(({ property }) => property)).toContain(
    'clip-path',
  )
})

/** The animations that time drives and that keep their last frame, of each rule: `rise 1.1s both`. */
const keptIn = (css: string) =>
  [...css.matchAll(/\{([^{}]*)\}/g)]
    .map(([, rule = '']) => rule)
    .filter((rule) => !rule.includes('animation-timeline'))
    .flatMap((rule) => [...rule.matchAll(/animation:([^;]*)/g)])
    .flatMap(([, value = '']) => value.split(/,(?![^(]*\))/))
    .filter((animation) => /\b(both|forwards)\b/.test(animation))

// A finished animation that is kept has a layer of its own, which Chromium may leave unpainted after scrolling.
it('no animation whose last frame is the element itself is kept after its end', () => {
  const sheets = files.map((file) => readFileSync(new URL(file, root), 'utf8'))
  const ending = new Set(
    sheets.flatMap((css) =>
      [...css.matchAll(/@keyframes ([\w-]+)\{((?:[^{}]*\{[^{}]*\})*)\}/g)]
        .filter(([, , frames = '']) => /(^|[},])(to|100%)[,{]/.test(frames))
        .map(([, name]) => name),
    ),
  )
  expect([ending.has('leave'), ending.has('rise')]).toEqual([true, false])
  const kept = sheets.flatMap(keptIn)
  expect(kept.filter((animation) => !animation.split(' ').some((word) => ending.has(word)))).toEqual([])
  expect(keptIn('a{animation:rise 1s both}b{animation:rise linear both;animation-timeline:view()}')).toEqual([
    'rise 1s both',
  ])
})
