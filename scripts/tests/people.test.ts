import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isIgnored } from '~tests/ignored'
import { hairShapes } from '../art/person/hair'
import { type HeadShape, headOf } from '../art/person/head'
import { face } from '../art/sample'

const folder = new URL('../../public/people/', import.meta.url)
const drawings = readdirSync(folder)
  .filter((name) => name !== 'chosen.svg' && !isIgnored(name))
  .map((name) => ({ name, svg: readFileSync(new URL(name, folder), 'utf8') }))
const heads: HeadShape[] = ['oval', 'round', 'long', 'square']

/** A person in a drawing: the outline of the head and the hair. */
const personIn = (svg: string) => [
  heads.find((shape) => svg.includes(`"${headOf(shape)}"`)),
  Object.entries(hairShapes).find(([, { front }]) => svg.includes(`"${front}"`))?.[0],
]
const [sample, others] = [true, false].map((wanted) =>
  drawings.filter(({ name }) => name.startsWith('sample-') === wanted),
)

it('the sample shows one person sixteen times; after a change: npm run draw -- people', () => {
  expect(sample).toHaveLength(16)
  for (const { name, svg } of sample ?? [])
    expect(personIn(svg), name).toEqual([face.head ?? 'oval', face.hair])
})

it('the others are seven different people', () => {
  const people = others?.map(({ svg }) => personIn(svg).join()) ?? []
  expect(new Set(people).size).toBe(7)
  expect(people).toHaveLength(7)
  expect(people).not.toContain([face.head ?? 'oval', face.hair].join())
})
