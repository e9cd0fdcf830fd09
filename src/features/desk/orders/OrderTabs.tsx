import { useLingui } from '@lingui/react/macro'
import { orderListTexts } from '~/features/desk/content/lists'
import type { DeskOrders, OrderList } from '~/features/desk/schema'
import { workCount } from '../shell/counts'
import { ListTabs } from '../shell/ListTabs'

const listNames = Object.keys(orderListTexts) as OrderList[]

type OrderTabsProps = {
  /** Undefined above what a search found. */
  list: OrderList | undefined
  counts: DeskOrders['counts']
}

/** A tab for each list of orders: all work first, then the lists that have a count. */
export function OrderTabs({ list, counts }: OrderTabsProps) {
  const { t, i18n } = useLingui()
  const waiting = { ...counts, work: workCount(counts) }
  const tabs = listNames.map((name) => ({
    href: name === 'work' ? '/desk' : `/desk?list=${name}`,
    current: name === list,
    name: i18n._(orderListTexts[name].name),
    waiting: waiting[name as keyof typeof waiting] || undefined,
    calm: name === 'photos',
    past: !(name in waiting),
  }))
  const rank = ({ href, waiting }: (typeof tabs)[number]) => (href === '/desk' ? 0 : waiting ? 1 : 2)
  tabs.sort((one, other) => rank(one) - rank(other))
  return <ListTabs label={t`Lists of orders`} lists={tabs} />
}
