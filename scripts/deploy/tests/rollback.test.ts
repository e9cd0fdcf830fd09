import { describe, expect, it } from 'vitest'
import { versionBefore } from '../rollback'
import type { Deployment } from '../versions'

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
