import { readFileSync } from 'node:fs'
import { dictionaryZstd } from '../../../src/app/prerenderedPage.ts'
import { brotli } from '../../../tests/e2e/survey/weigh.ts'
import { built, filesIn } from '../built.ts'
import { serveFront } from '../front.ts'
import type { Bench } from '../line.ts'
import { openBrowser, withPhone } from '../phone.ts'

/** Size of `/us`: its HTML with inlined styles, and everything that a phone fetches before any interaction. */
export async function* bytes(bench: Bench) {
  const front = await serveFront()
  bench.defer(front.stop)
  const page = await (await fetch(`${front.origin}/us`)).text()
  yield {
    what: '/us, HTML and CSS, brotli',
    rounds: [brotli(page) / 1000],
    unit: 'kB',
    digits: 1,
    goal: { atMost: 22 },
  }
  const browser = await openBrowser(bench)
  const { size, files } = await withPhone(browser, { slowProcessor: false }, async ({ page, session }) => {
    let size = 0
    let files = 0
    await session.send('Network.enable')
    session.on('Network.dataReceived', ({ encodedDataLength }) => {
      size += encodedDataLength
    })
    session.on('Network.responseReceived', () => files++)
    await page.goto(`${front.origin}/us`, { waitUntil: 'load' })
    await page.waitForTimeout(1000)
    return { size, files }
  })
  yield {
    what: '/us, first view on a phone, everything, as sent',
    rounds: [size / 1000],
    unit: 'kB',
    digits: 1,
    goal: { atMost: 62 },
    note: `${files} answers`,
  }
  yield {
    what: 'next page after a home or package page, by dictionary, against brotli',
    rounds: [shareByDictionary()],
    digits: 2,
    goal: { atMost: 0.55 },
  }
}

/** Size of all pages with each of their dictionaries, against their size in brotli. */
function shareByDictionary(): number {
  const sizes = filesIn(`${built.files}/_pages`, new RegExp(`\\.${dictionaryZstd}\\.`)).map((file) => ({
    small: bodySize(file),
    whole: bodySize(file.replace(new RegExp(`${dictionaryZstd}\\..*$`), 'br')),
  }))
  const sum = (of: 'small' | 'whole') => sizes.reduce((total, size) => total + size[of], 0)
  return sum('small') / sum('whole')
}

/** Size of a prerendered page without the line of its facts. */
const bodySize = (file: string) => {
  const content = readFileSync(file)
  return content.length - content.indexOf('\n') - 1
}
