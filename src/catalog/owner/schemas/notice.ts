import * as v from 'valibot'
import { addressAt } from '../../addresses.ts'
import { editions } from '../../editions.ts'
import { editionLabels } from './editions.ts'
import { labelled, says } from './labels.ts'
import { day, line } from './texts.ts'

/** Each notice is a copy of every page of the build. */
const most = 6

const asTarget = says(
  'must be a page of this site, such as /launch-us or /br#contato, or an address that begins with https://',
  'precisa ser uma página deste site, como /launch-br ou /br#contato, ou um endereço que comece com https://',
)
const asList = says(
  `must be a list of at most ${most} notices`,
  `precisa ser uma lista de no máximo ${most} avisos`,
)

/** Whether an address opens a page of this site, the contact section of a home or a page of another site. */
function isTarget(href: string): boolean {
  if (href.startsWith('https://')) return URL.canParse(href) && new URL(href).hostname.includes('.')
  const [path = '', anchor, ...more] = href.split('#')
  const address = addressAt(path)
  if (!address || more.length) return false
  return (
    anchor === undefined || (address.screen === 'home' && anchor === editions[address.edition].contactAnchor)
  )
}

/** Examples in the language of the edition, whatever the owner's language is. */
const examples: Record<keyof typeof editionLabels, { text: string; link: string; href: string }> = {
  us: {
    text: 'We’re closed December 24 through January 1.',
    link: 'See how',
    href: '/launch-us',
  },
  br: {
    text: 'Estaremos fechados de 24 de dezembro a 1º de janeiro.',
    link: 'Veja como',
    href: '/launch-br',
  },
}

const linkOf = ({ link, href }: (typeof examples)['us']) =>
  v.strictObject({
    text: v.pipe(line(30), labelled('Text of the link', 'Texto do link', [link, link])),
    href: v.pipe(
      v.string(asTarget),
      v.regex(/^(\/|https:\/\/)[^\s<>"]*$/, asTarget),
      v.check(isTarget, asTarget),
      labelled('Address', 'Endereço', [`${href} or https://…`, `${href} ou https://…`]),
    ),
  })

const wordsOf = (example: (typeof examples)['us']) =>
  v.strictObject({
    text: v.pipe(line(120), labelled('Text', 'Texto', [example.text, example.text])),
    link: v.exactOptional(v.pipe(linkOf(example), labelled('Link', 'Link'))),
  })

const editionOrNone = (name: keyof typeof editionLabels) => {
  const [english, portuguese] = editionLabels[name]
  return v.exactOptional(v.pipe(wordsOf(examples[name]), labelled(english, portuguese)))
}

const notice = v.pipe(
  v.strictObject({
    from: v.pipe(day, labelled('First day', 'Primeiro dia', ['2026-12-24', '2026-12-24'])),
    to: v.pipe(day, labelled('Last day', 'Último dia', ['2027-01-01', '2027-01-01'])),
    us: editionOrNone('us'),
    br: editionOrNone('br'),
  }),
  v.check(
    ({ from, to }) => from <= to,
    says('must not end before it begins', 'não pode terminar antes de começar'),
  ),
  v.check(
    ({ us, br }) => us !== undefined || br !== undefined,
    says('needs a text in at least one edition', 'precisa de um texto em pelo menos uma edição'),
  ),
  labelled('Notice', 'Aviso', [
    'Both days are included, in your time zone.',
    'Os dois dias estão incluídos, no seu fuso horário.',
  ]),
)
export type NoticeEntry = v.InferOutput<typeof notice>

/** Whether two notices of one edition share a day. */
const overlap = (entries: readonly NoticeEntry[]) =>
  entries.some((one, at) =>
    entries
      .slice(at + 1)
      .some(
        (other) =>
          one.from <= other.to && other.from <= one.to && ((one.us && other.us) || (one.br && other.br)),
      ),
  )

/** `notice.json` */
export const noticeSchema = v.pipe(
  v.strictObject({
    // An editor may leave out an empty list.
    notices: v.exactOptional(
      v.pipe(
        v.array(notice, asList),
        v.maxLength(most, asList),
        v.check(
          (entries) => !overlap(entries),
          says(
            'must not have two notices of one edition on the same day',
            'não pode ter dois avisos da mesma edição no mesmo dia',
          ),
        ),
        labelled('Notices', 'Avisos'),
      ),
    ),
  }),
  labelled('Notice above the pages', 'Aviso no alto das páginas', [
    'A line on every page of an edition, on certain days.',
    'Uma linha em todas as páginas de uma edição, em certos dias.',
  ]),
)
