import { expect, it } from 'vitest'
import { ownerFaults } from '~/catalog/owner/ownerFaults'

const first = 'Notice above the pages, Notices, Notice 1'
const text = { text: 'Closed' }
const linkTo = (href: string) => [
  { from: '2027-12-24', to: '2027-12-24', us: { ...text, link: { text: 'See', href } } },
]

it.each([
  [[{ from: '2027-12-24', to: '2027-12-23', us: text }], `${first}: must not end before it begins`],
  [[{ from: '2027-02-30', to: '2027-03-01', us: text }], `${first}, First day: must be a date such as`],
  [[{ from: '2027-12-24', to: 'soon', us: text }], `${first}, Last day: must be a date such as`],
  [[{ from: '2027-12-24', us: text }], `${first}, Last day: is missing`],
  [[{ from: '2027-12-24', to: '2027-12-25' }], `${first}: needs a text in at least one edition`],
  [
    [{ from: '2027-12-24', to: '2027-12-25', us: { text: 'x'.repeat(121) } }],
    `${first}, English edition, Text: must have 120 characters at most`,
  ],
  [
    [{ from: '2027-12-24', to: '2027-12-25', br: { text: 'one\ntwo' } }],
    `${first}, Portuguese edition, Text: must be one line`,
  ],
  [
    [
      { from: '2027-12-24', to: '2027-12-31', br: text },
      { from: '2027-12-31', to: '2028-01-02', br: text },
    ],
    'Notice above the pages, Notices: must not have two notices of one edition on the same day',
  ],
  [[{ from: '2027-12-24', to: '2027-12-25', us: text, color: 'red' }], `${first}, color: is not a field`],
])('%j is refused with a sentence', (notices, sentence) => {
  expect(ownerFaults('notice', { notices }, 'en-US')).toEqual([expect.stringContaining(sentence)])
})

it.each([
  '/nowhere',
  '/us#nowhere',
  '/us#',
  'us',
  '//us',
  'http://x.example',
  'https://x',
  'javascript:x',
  '/us"',
])('%s is refused as the target of a link', (href) => {
  expect(ownerFaults('notice', { notices: linkTo(href) }, 'en-US')).toEqual([
    expect.stringContaining(`${first}, English edition, Link, Address: must be a page of this site`),
  ])
})

it.each(['/us', '/launch-br', '/br#contato', 'https://status.example/today?x=1#y'])(
  '%s is a target of a link',
  (href) => {
    expect(ownerFaults('notice', { notices: linkTo(href) }, 'en-US')).toEqual([])
  },
)

it('two editions can have notices on the same day', () => {
  const days = { from: '2027-12-24', to: '2027-12-31' }
  const notices = [
    { ...days, us: text },
    { ...days, br: text },
  ]
  expect(ownerFaults('notice', { notices }, 'en-US')).toEqual([])
})
