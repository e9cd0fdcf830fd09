import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { type Package, packageList } from '~/catalog/products'

/**
 * A monthly package as shown on a home (R-DAT-01, R-DAT-02). Its name is in the product list, price and period in the
 * price book.
 */
type HomePackage = {
  /** Its audience on the English home, its benefit on the Portuguese one. */
  description: MessageDescriptor
  features: readonly { id: string; text: MessageDescriptor }[]
  popular?: true
}

export const packageAction = msg({ message: 'Learn More', comment: 'fixed by the specification' })

const discount = { id: 'discount', text: msg`10% off your first month` }
const setup = { id: 'setup', text: msg`No setup fees` }
const steps = { id: 'process', text: msg`Planning, execution, optimization, growth` }
const reply = { id: 'reply', text: msg`A reply within 24 hours` }

const dominion = [
  { id: 'strategy', text: msg`Strategy, ads, and content from one team` },
  { id: 'automation', text: msg`Automation, funnels, and analytics built in` },
  { id: 'manager', text: msg`Your account manager answers within 2 hours` },
  { id: 'term', text: msg`3-month commitment` },
  { id: 'out', text: msg`30-day out-clause if KPIs aren’t met` },
]

/** By edition: the homes promise different things (R-PKG-17), at prices other than the package pages' (X-01). */
const packages: Record<Package, Record<EditionsWith<'home'>, HomePackage>> = {
  launch: {
    us: {
      description: msg`For the business that needs to be found fast.`,
      features: [discount, setup, { id: 'results', text: msg`Guaranteed results in 30 days` }, steps, reply],
    },
    br: {
      description: msg({ message: 'First results in 30 days', comment: 'Portuguese edition' }),
      features: [discount, setup, steps, reply],
    },
  },
  momentum: {
    us: {
      description: msg`For the business that already sells and wants to sell every week.`,
      features: [
        { id: 'pages', text: msg`5 landing pages` },
        { id: 'email', text: msg`2 email campaigns per month` },
        { id: 'posts', text: msg`5 posts plus 1 reel per week` },
        { id: 'photos', text: msg`12 AI photos per month` },
        { id: 'reports', text: msg`Bi-weekly reports` },
        { id: 'risk', text: msg`14 days risk-free, 45-day minimum term` },
      ],
      popular: true,
    },
    br: {
      description: msg({ message: 'A presence that never pauses', comment: 'Portuguese edition' }),
      features: [
        { id: 'campaigns', text: msg`4–6 campaigns` },
        { id: 'pages', text: msg`2–3 pages` },
        { id: 'posts', text: msg`20 posts per month` },
        { id: 'delivery', text: msg`Delivery in 7–14 business days` },
        { id: 'revisions', text: msg`2 revision rounds` },
        { id: 'reports', text: msg`Weekly reports` },
      ],
      popular: true,
    },
  },
  dominion: {
    us: { description: msg`For the business that wants to lead its market.`, features: dominion },
    br: {
      description: msg({ message: 'A full growth team on your side', comment: 'Portuguese edition' }),
      features: dominion,
    },
  },
}

/** The packages of a home, in product list order. */
export function homePackages(edition: EditionsWith<'home'>) {
  return packageList.map((id) => ({ id, ...packages[id][edition] }))
}
