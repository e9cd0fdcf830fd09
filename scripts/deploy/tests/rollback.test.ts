import { describe, expect, it } from 'vitest'
import { rollback, versionBefore, versionNamed, versionOn } from '../rollback'
import type { Deployment } from '../versions'
import { createWorld } from './cloudflare/world'

/** Deployments as Cloudflare lists them, newest first, from shares such as `a90 b10`. */
const listed = (...oldestFirst: string[]): Deployment[] =>
  oldestFirst
    .map((shares, index) => ({
      created_on: `2026-11-26T12:00:0${index}Z`,
      versions: shares.split(' ').map((share) => ({
        version_id: share.charAt(0),
        percentage: Number(share.slice(1)),
      })),
    }))
    .reverse()

describe('the version that `npm run rollback` goes back to', () => {
  it.each([
    ['the one before', ['a100', 'b100'], 'a'],
    ['the one before a deployment in steps', ['a100', 'a100 b0', 'a90 b10', 'b100'], 'a'],
    ['the last whole one, half way through a deployment', ['a100', 'b100', 'b90 c10'], 'b'],
    ['the one before that, the second time', ['a100', 'b100', 'c100', 'b100'], 'a'],
    ['never one that was taken back', ['a100', 'b100', 'b90 c10', 'c100', 'b100'], 'a'],
  ])('%s', (_, deployments, expected) => {
    expect(versionBefore(listed(...deployments))).toBe(expected)
  })

  it('is missing after the first deployment', () => {
    expect(() => versionBefore(listed('a100'))).toThrow(/no earlier version/)
  })
})

describe('the version of a day that `npm run rollback -- <day>` goes back to', () => {
  const at = (created_on: string, ...ids: string[]): Deployment => ({
    created_on,
    versions: ids.map((version_id) => ({ version_id, percentage: 100 / ids.length })),
  })
  // Newest first. 02:00 in UTC is the evening of the day before in São Paulo.
  const deployments = [
    at('2026-11-27T15:00:00Z', 'd'),
    at('2026-11-27T14:57:00Z', 'c', 'd'),
    at('2026-11-27T14:00:00Z', 'c'),
    at('2026-11-27T02:00:00Z', 'b'),
    at('2026-11-24T12:00:00Z', 'a'),
  ]

  it.each([
    ['2026-11-27', 'd'],
    ['2026-11-26', 'b'],
    ['2026-11-25', 'a'],
    ['2026-11-24', 'a'],
  ])('%s is the last that all visitors had then: %s', (day, expected) => {
    expect(versionOn(deployments, day, 'America/Sao_Paulo')).toBe(expected)
  })

  it('is missing before the first deployment', () => {
    expect(() => versionOn(deployments, '2026-11-23')).toThrow(/no version .* on 2026-11-23/)
  })
})

describe('the version that `npm run rollback -- <text>` goes back to', () => {
  const ids = [
    '6f1c2a34-5b6d-4e7f-8a9b-0c1d2e3f4a5b',
    '6f1c9999-5b6d-4e7f-8a9b-0c1d2e3f4a5b',
    '20261126-5b6d-4e7f-8a9b-0c1d2e3f4a5b',
  ] as const
  const deployments = listed('x100').map((one) => ({
    ...one,
    versions: ids.map((version_id) => ({ version_id, percentage: 0 })),
  }))

  it('is the one whose id it is, listed or not, or the only one whose id begins so', () => {
    expect(versionNamed(deployments, ids[0])).toBe(ids[0])
    expect(versionNamed(deployments, '6f1c2a34')).toBe(ids[0])
    expect(versionNamed([], ids[1])).toBe(ids[1])
    expect(() => versionNamed(deployments, '6f1c')).toThrow(/several versions begin with 6f1c/)
  })

  it.each(['2026-26-11', '2026-02-30', '26/11/2026', '26-11-2026', 'yesterday', '6', 'ffffffff'])(
    'is none: %s is no day, and no version',
    (text) => {
      expect(() => versionNamed(deployments, text)).toThrow(/Write the day as 2026-11-26/)
    },
  )

  it('does not change for such a text, and a version that is live already is said to be', async () => {
    const { tools, state, before, lines } = createWorld()
    expect(await rollback(tools, '26/11/2026', 1)).toBe(false)
    expect(lines.join()).toContain('Not gone back: “26/11/2026” is neither')
    expect(await rollback(tools, before.slice(0, 8), 1)).toBe(true)
    expect(lines.at(-1)).toMatch(/already/)
    expect(state.deployments).toHaveLength(1)
  })
})
