import { msg } from '@lingui/core/macro'
import type { HomePackage } from '../packages'

const cta = msg({ message: 'Learn More', comment: 'fixed by the specification' })

/** The packages of the English home (R-DAT-01). Their prices differ from the package pages. */
export const usPackages: readonly HomePackage[] = [
  {
    id: 'launch',
    name: msg({ message: 'Launch', comment: 'fixed by the specification' }),
    description: msg`For the business that has to be found, and soon.`,
    features: [
      { id: 'discount', text: msg`10% off your first month` },
      { id: 'setup', text: msg`No setup fees` },
      { id: 'results', text: msg`Guaranteed results in 30 days` },
      { id: 'process', text: msg`Planning, execution, optimization, growth` },
      { id: 'reply', text: msg`A reply within 24 hours` },
    ],
    cta,
  },
  {
    id: 'momentum',
    name: msg({ message: 'Momentum', comment: 'fixed by the specification' }),
    description: msg`For the business that sells, and wants to sell every week.`,
    features: [
      { id: 'pages', text: msg`5 landing pages` },
      { id: 'email', text: msg`2 email campaigns per month` },
      { id: 'posts', text: msg`5 posts plus 1 reel per week` },
      { id: 'photos', text: msg`12 AI photos per month` },
      { id: 'reports', text: msg`Bi-weekly reports` },
      { id: 'risk', text: msg`14 days risk-free, 45-day minimum term` },
    ],
    cta,
    popular: true,
  },
  {
    id: 'dominion',
    name: msg({ message: 'Dominion', comment: 'fixed by the specification' }),
    description: msg`For the business that means to lead its market.`,
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
