import { existsSync, readFileSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { addresses } from '~/addresses'
import { snapshotPath } from '~/snapshot'
import { renderSnapshots } from '../../scripts/snapshots/render'

const origin = inject('origin')
const dist = new URL('../../dist/', import.meta.url).pathname

it('every content page is rendered by the build, as the Worker renders it', async () => {
  const fresh = await renderSnapshots(dist)
  expect(new Set(fresh.map(({ path }) => path))).toEqual(
    new Set([...addresses.flatMap(({ path, life }) => (life === 'content' ? [path] : [])), '/not-found']),
  )
  for (const { path, language, facts, html } of fresh) {
    const [line = '', ...page] = readFileSync(`${dist}client${snapshotPath(path, language)}`, 'utf8').split(
      '\n',
    )
    expect(page.join('\n'), path).toBe(html)
    expect(JSON.parse(line)).toEqual(facts)
  }
}, 60_000)

it('what the build has rendered answers at its address, with the origin of this deployment', async () => {
  for (const { path, life } of addresses) {
    if (life !== 'content' || path === '/') continue
    const answer = await fetch(origin + path)
    const [line = '', ...page] = readFileSync(`${dist}client${snapshotPath(path, 'en-US')}`, 'utf8').split(
      '\n',
    )
    const facts = JSON.parse(line)
    expect(answer.headers.get('etag')).toBe(facts.etag)
    expect(await answer.text()).toBe(page.join('\n').replaceAll(facts.origin, origin))
  }
})

it('nobody but the Worker can ask for what the build has rendered, or for the texts that it renders from', async () => {
  const pages = ['/_pages/us.en-US', '/_pages/index.pt-BR']
  const texts = ['/_texts/en-US/common.json', '/_texts/pt-BR/photos/checkout.json']
  for (const path of [...pages, '/_pages/', '/_pages', ...texts, '/_texts/', '/_texts']) {
    const answer = await fetch(origin + path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(await answer.text()).not.toContain('"hashes"')
  }
  for (const path of [...pages, ...texts]) expect(existsSync(`${dist}client${path}`)).toBe(true)
})
