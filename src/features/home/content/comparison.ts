import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { Package } from '~/catalog/products'

type Values = Record<Package, MessageDescriptor>
type ComparisonRow = { id: string; label: MessageDescriptor; values: Values }

const agreed = msg({ message: 'agreed in writing', comment: 'Minimum term of a package, in a table' })
const call = msg({ message: 'Free 30-minute consultation', comment: 'How a package begins, in a table' })
const outClause = msg`30-day out-clause if KPIs aren’t met`
const results = msg({ message: 'Results in 30 days', comment: 'What a package promises, in a table' })

/** Package contents and promises differ between the editions (R-PKG-16, R-PKG-17). */
const byEdition: Record<EditionsWith<'home'>, Record<'content' | 'term' | 'promise', Values>> = {
  us: {
    content: {
      launch: msg`All the way from planning to growth`,
      momentum: msg`5 landing pages; 2 email campaigns and 12 AI photos per month; 5 posts plus 1 reel per week; bi-weekly reports`,
      dominion: msg`Strategy, ads, content, automation, web and funnels, analytics`,
    },
    term: { launch: agreed, momentum: msg`45 days`, dominion: msg`3 months` },
    promise: { launch: results, momentum: msg`14 days risk-free`, dominion: outClause },
  },
  br: {
    content: {
      launch: msg`All the way from planning to growth`,
      momentum: msg({
        message: '4–6 campaigns, 2–3 pages, 20 posts per month, weekly reports',
        comment: 'Portuguese edition',
      }),
      dominion: msg`Strategy, ads, content, automation, web and funnels, analytics`,
    },
    term: { launch: agreed, momentum: agreed, dominion: msg`3 months` },
    promise: {
      launch: results,
      momentum: msg({
        message: 'Delivery in 7–14 business days, 2 revision rounds',
        comment: 'Portuguese edition',
      }),
      dominion: outClause,
    },
  },
}

/** Rows that compare the packages, apart from the price. Contains only facts from the packages' own pages. */
export function comparisonRows(edition: EditionsWith<'home'>): readonly ComparisonRow[] {
  const { content, term, promise } = byEdition[edition]
  return [
    { id: 'content', label: msg`What you get`, values: content },
    {
      id: 'steps',
      label: msg`How it runs`,
      values: {
        launch: msg`Planning, execution, optimization, growth`,
        momentum: msg`Roadmap, production, traffic and optimization`,
        dominion: msg`Diagnosis, KPIs and plan, implementation, management`,
      },
    },
    {
      id: 'begin',
      label: msg`To get started`,
      values: {
        launch: msg`Free consultation, no setup fees, 10% off the first month`,
        momentum: call,
        dominion: call,
      },
    },
    { id: 'term', label: msg`Minimum term`, values: term },
    { id: 'promise', label: msg`What we promise`, values: promise },
    {
      id: 'reply',
      label: msg`Replies`,
      values: {
        launch: msg`within 24 hours`,
        momentum: msg`within 24 hours`,
        dominion: msg`within 2 hours, from your account manager`,
      },
    },
  ]
}
