import { msg } from '@lingui/core/macro'
import type { HomePackage } from '../packages'

const cta = msg({ message: 'Learn More', comment: 'fixed by the specification' })

/** The packages of the Portuguese home (R-DAT-02). They promise other things than the English ones (R-PKG-17). */
export const brPackages: readonly HomePackage[] = [
  {
    id: 'launch',
    name: msg({ message: 'Launch', comment: 'fixed by the specification' }),
    description: msg({ message: 'First results in 30 days', comment: 'Portuguese edition' }),
    features: [
      { id: 'discount', text: msg`10% off your first month` },
      { id: 'setup', text: msg`No setup fees` },
      { id: 'process', text: msg`Planning, execution, optimization, growth` },
      { id: 'reply', text: msg`A reply within 24 hours` },
    ],
    cta,
  },
  {
    id: 'momentum',
    name: msg({ message: 'Momentum', comment: 'fixed by the specification' }),
    description: msg({ message: 'A presence that never pauses', comment: 'Portuguese edition' }),
    features: [
      { id: 'campaigns', text: msg`4–6 campaigns` },
      { id: 'pages', text: msg`2–3 pages` },
      { id: 'posts', text: msg`20 posts per month` },
      { id: 'delivery', text: msg`Delivery in 7–14 business days` },
      { id: 'revisions', text: msg`2 revision rounds` },
      { id: 'reports', text: msg`Weekly reports` },
    ],
    cta,
    popular: true,
  },
  {
    id: 'dominion',
    name: msg({ message: 'Dominion', comment: 'fixed by the specification' }),
    description: msg({ message: 'A whole growth team at your side', comment: 'Portuguese edition' }),
    features: [
      { id: 'strategy', text: msg`Strategy, ads and content under one roof` },
      { id: 'automation', text: msg`Automation, funnels and analytics built in` },
      { id: 'manager', text: msg`Your account manager answers within 2 hours` },
      { id: 'term', text: msg`3-month commitment` },
      { id: 'out', text: msg`30-day out-clause if KPIs are not met` },
    ],
    cta,
  },
]
