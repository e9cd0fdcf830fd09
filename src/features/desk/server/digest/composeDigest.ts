import { site } from '~/catalog/site'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { countLimit } from '~/features/desk/overview'
import { statusWords } from '~/features/orders/server/mails/texts/ownerFacts'
import { longDate } from '~/i18n/longDate'
import type { Config } from '~/server/config'
import { deskUrl } from '~/server/mail/deskUrl'
import type { Letter, Point } from '~/server/mail/letter'
import type { Mail } from '~/server/mail/mailer'
import { ownerDate, ownerMoment } from '~/server/mail/ownerMoment'
import { writeLetter } from '~/server/mail/writeLetter'
import { planName } from '~/server/orders/offerText'
import { ownerDay } from '~/server/ownerDay'
import type { Services } from '~/server/services'
import { type Translate, translateInto } from '~/server/translate'
import { digestAction, digestCounts, digestSections, stalledOrder } from './digestTexts'
import { type Digest, isEmpty, maxListed, readDigest } from './readDigest'

type Section = {
  name: keyof typeof digestSections
  points: Point[]
  count: number
  /** There may be more than were counted. */
  atLeast: boolean
}

/**
 * Composes the owner's digest from current data, in the owner's language; `undefined` when its day is over, or it would
 * be empty.
 */
export async function composeDigest(services: Services, day: string): Promise<Mail | undefined> {
  const { config, now } = services
  if (ownerDay(now()).day !== day) return undefined
  const digest = await readDigest(services)
  if (isEmpty(digest)) return undefined
  const locale = site.ownerLanguage
  const translate = translateInto(locale)
  const sections = sectionsOf(config, digest, translate).filter(({ points }) => points.length)
  const parts = sections.map(({ name, count, atLeast }) => {
    const more = atLeast || count >= countLimit
    return translate(digestSections[name][more ? 'nameMore' : 'name'], { count: Math.min(count, countLimit) })
  })
  return writeLetter(
    {
      locale,
      brand: site.brand,
      subject: `${longDate(new Date(`${day}T12:00:00Z`), locale)}: ${parts.join(', ')}`,
      blocks: sections.flatMap(({ name, points }): Letter['blocks'] => [
        translate(digestSections[name].title, { since: ownerMoment(digest.since, locale) }),
        { points },
      ]),
      action: { label: translate(digestAction), href: deskUrl(config) },
      facts: [],
    },
    { to: site.ownerInbox },
  )
}

function sectionsOf(config: Config, digest: Digest, translate: Translate): Section[] {
  const { stalled, orphans } = digest
  const ofKind = (kind: (typeof orphans)[number]['kind']) =>
    orphans.filter((orphan) => orphan.kind === kind).length
  const counts = {
    ...digest,
    object_without_row: ofKind('object_without_row'),
    row_without_object: ofKind('row_without_object'),
  }
  const orphansAtLeast = orphans.length > maxListed
  const counted = (
    name: Section['name'],
    keys: readonly (keyof typeof digestCounts)[],
    isAtLeast: (key: keyof typeof digestCounts) => boolean = () => false,
  ): Section => {
    const found = keys.filter((key) => counts[key] > 0)
    const more = (key: keyof typeof digestCounts) => isAtLeast(key) || counts[key] >= countLimit
    return {
      name,
      points: found.map((key) => ({
        label: translate(digestCounts[key][more(key) ? 'more' : 'exact'], { count: counts[key] }),
        text: '',
      })),
      count: found.reduce((sum, key) => sum + counts[key], 0),
      atLeast: found.some(more),
    }
  }
  return [
    counted('news', ['paid', 'messages', 'suspected', 'delivered'], () => digest.atLeast),
    counted('waiting', ['disputes', 'refunds', 'review', 'start', 'production', 'answer']),
    {
      name: 'stalled',
      points: stalled.slice(0, maxListed).map((order) => ({
        label: formatOrderNumber(order.number),
        href: deskUrl(config, `/orders/${order.id}`),
        text: [
          planName(order, site.ownerLanguage),
          translate(stalledOrder, {
            status: translate(statusWords[order.status]),
            since: ownerDate(order.updatedAt, site.ownerLanguage),
          }),
        ]
          .filter(Boolean)
          .join(', '),
      })),
      count: stalled.length,
      // For each status, one more than is listed is read.
      atLeast: stalled.length > maxListed,
    },
    counted(
      'failed',
      ['mails', 'object_without_row', 'row_without_object'],
      (key) => key !== 'mails' && orphansAtLeast,
    ),
  ]
}
