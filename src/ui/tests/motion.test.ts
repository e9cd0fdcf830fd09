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
