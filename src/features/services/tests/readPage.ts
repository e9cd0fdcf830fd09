import { served, textOf } from '~tests/e2e/site/served'

/** A served page with the query helpers that these tests share. */
export async function read(path: string, language?: string) {
  const { status, document } = await served(path, language)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  const links = (part: string, label: string | RegExp) =>
    all(`${part} a`)
      .filter((link) => (typeof label === 'string' ? textOf(link) === label : label.test(textOf(link))))
      .map((link) => link.getAttribute('href'))
  return { status, document, all, links, main: document.querySelector('main') }
}
