import { describe, expect, it } from 'vitest'
import { radius } from '../LandingSun'
import { heightOfSun, skyAt } from '../server/skyAt'

/** Half a degree: two minutes of a sun that rises or sets. */
const tolerance = 0.5

/** The height at which a sun rises and sets: its upper edge is on the horizon. */
const onTheLine = -0.27

describe('the height of the sun', () => {
  // Hours as newspapers print them; heights at noon follow from the latitude and the declination of the day.
  it.each([
    ['New York, noon of the June solstice', 'us', '2026-06-21T12:58-04:00', 72.7],
    ['New York, noon of the December solstice', 'us', '2026-12-21T11:54-05:00', 25.9],
    ['New York, noon of the March equinox', 'us', '2026-03-20T13:03-04:00', 49.3],
    ['New York, sunrise of the longest day', 'us', '2026-06-20T05:25-04:00', onTheLine],
    ['New York, sunset of the longest day', 'us', '2026-06-20T20:31-04:00', onTheLine],
    ['New York, sunrise of the shortest day', 'us', '2026-12-21T07:17-05:00', onTheLine],
    ['New York, sunset of the shortest day', 'us', '2026-12-21T16:32-05:00', onTheLine],
    ['São Paulo, noon of the December solstice', 'br', '2026-12-21T12:05-03:00', 89.9],
    ['São Paulo, noon of the June solstice', 'br', '2026-06-21T12:08-03:00', 43],
    ['São Paulo, noon of the March equinox', 'br', '2026-03-20T12:14-03:00', 66.5],
    ['São Paulo, sunrise of the shortest day', 'br', '2026-06-21T06:47-03:00', onTheLine],
    ['São Paulo, sunset of the shortest day', 'br', '2026-06-21T17:28-03:00', onTheLine],
    ['São Paulo, sunrise of the longest day', 'br', '2026-12-21T05:17-03:00', onTheLine],
    ['São Paulo, sunset of the longest day', 'br', '2026-12-21T18:52-03:00', onTheLine],
  ] as const)('%s', (_, place, moment, height) => {
    expect(Math.abs(heightOfSun(place, new Date(moment)) - height)).toBeLessThanOrEqual(tolerance)
  })
})

describe('the sky over the landing page', () => {
  it.each([
    ['an afternoon', '2026-11-27T18:10Z', '1:10 p.m.', 'up', '15h10', 'up'],
    ['a sunset in New York', '2026-11-27T21:15Z', '4:15 p.m.', 'up low', '18h15', 'up low'],
    ['a dusk in both', '2026-11-27T22:00Z', '5:00 p.m.', 'down low', '19h00', 'down low'],
    ['a night in both', '2026-11-28T05:30Z', '12:30 a.m.', 'down', '2h30', 'down'],
    ['a morning that is ahead in São Paulo', '2026-11-27T09:00Z', '4:00 a.m.', 'down', '6h00', 'up'],
    // Only one of them has daylight saving time.
    ['summer in New York', '2026-07-01T16:00Z', '12:00 p.m.', 'up', '13h00', 'up'],
  ])('has the hour and the light of each city on %s', (_, moment, usClock, usLight, brClock, brLight) => {
    expect(skyAt(new Date(moment))).toMatchObject({
      'us-clock': usClock,
      'us-light': usLight,
      'br-clock': brClock,
      'br-light': brLight,
    })
  })

  it('draws both suns on one scale, whole from 12°, and says their degrees', () => {
    const noon = new Date('2026-12-21T15:05Z')
    const sky = skyAt(noon)
    expect([sky['us-deg'], sky['br-deg']]).toEqual(['21°', '90°'])
    expect([sky['us-top'], sky['br-top']]).toEqual(['-47.9', '-74.0'])
    // Each height of both is read at the minute when its sun has it.
    const tops = (['us', 'br'] as const)
      .flatMap((place) =>
        Array.from({ length: 288 }, (_, index) => {
          const moment = new Date(Date.UTC(2026, 2, 21) + index * 300_000)
          return { degrees: heightOfSun(place, moment), up: -Number(skyAt(moment)[`${place}-top`]) }
        }),
      )
      .sort((one, other) => one.degrees - other.degrees)
    for (const [index, { degrees, up }] of tops.entries()) {
      if (index) expect(up).toBeGreaterThanOrEqual(tops[index - 1]?.up ?? 0)
      expect(up > 0).toBe(degrees > 0)
      if (degrees > 12) expect(up).toBeGreaterThan(2 * radius)
    }
  })
})
