import { parseHTML } from 'linkedom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LegalWords } from '~/features/legal/LegalWords'

/** The links in a text, each as its words and its address. */
const linksIn = (text: string) =>
  [
    ...parseHTML(
      `<p>${renderToStaticMarkup(<LegalWords text={text} edition="br" />)}</p>`,
    ).document.querySelectorAll('a'),
  ].map((link) => [link.textContent, link.getAttribute('href')])

it.each(['hello@example.com', 'ola@minha-marca.com.br', 'ana-maria+site@mail.example.com'])(
  'the address %s is a link as a whole, without the period after it',
  (address) => {
    expect(linksIn(`Write to ${address}.`)).toEqual([[address, `mailto:${address}`]])
  },
)

it('leads to the privacy policy of its edition', () => {
  expect(linksIn('A <0>política de privacidade</0> explica.')).toEqual([
    ['política de privacidade', '/privacy-policy-br'],
  ])
})
