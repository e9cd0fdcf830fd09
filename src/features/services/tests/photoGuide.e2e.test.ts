import { describe, expect, it } from 'vitest'
import { textOf } from '~tests/e2e/site/served'
import { holdRequests, hydrated, origin, visit } from '~tests/e2e/site/visit'
import { read } from './readPage'

describe.each([
  [
    'us',
    '/photo-instructions',
    '/upload',
    'You may need to restart the process.',
    [/how many/i, /light/i, /background/i, /pose/i, /avoid/i],
  ],
  [
    'br',
    '/instrucoes-upload',
    '/upload-br',
    'Talvez seja necessário reiniciar o processo.',
    [/quantas/i, /luz|ilumina/i, /fundo/i, /pose/i, /evit/i],
  ],
] as const)('the photo guide of %s', (_, path, upload, warning, topics) => {
  it('R-INS-01 R-INS-02 R-INS-04 has a headed section for count, lighting, background, poses and what to avoid, and a back link', async () => {
    const { all } = await read(path)
    const headings = all('main h2').map(textOf)
    for (const [at, topic] of topics.entries()) expect(headings[at]).toMatch(topic)
    expect(all('main img')).toHaveLength(10)
    // A plain link, which also works without script.
    expect(all(`body header a[href="${upload}"]`)).toHaveLength(1)
    expect(all(`main > a[href="${upload}"]`)).toHaveLength(1)
  })

  it('R-INS-02 R-INS-03 R-INS-04 warns about restarting before leaving, and links back with the session', async () => {
    const page = await visit(path)
    await page.clock.install()
    await page.getByRole('banner').locator(`a[href="${upload}"]`).click()
    // The toast appears before navigation.
    await page.locator('[data-sonner-toast]').filter({ hasText: warning }).waitFor()
    await page.clock.runFor(1200)
    await page.waitForURL(`**${upload}`)

    const session = '?session_id=cs_test_123456'
    await page.goto(origin + path + session)
    await hydrated(page)
    await page.getByRole('banner').locator(`a[href="${upload}${session}"]`).click()
    await page.waitForURL(`**${upload}${session}`)
  })

  it('R-INS-03 leaves even when the code of the warning does not come', async () => {
    const page = await visit(path)
    const link = page.getByRole('banner').locator(`a[href="${upload}"][data-ready]`)
    await link.waitFor()
    await holdRequests(page)
    await link.click()
    await page.waitForURL(`**${upload}`, { waitUntil: 'commit' })
  })
})
