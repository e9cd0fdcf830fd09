import { updateHistoryState } from '~/ui/browser/historyEntry'

/** Parts of the page that differ between two plans. */
const parts = [
  '.checkout-name',
  '.checkout-summary dl',
  '.checkout-total',
  '.checkout-packs ul',
  '.pay [type=submit]>*',
]
const values = ['data-call', 'data-price']

let latest: string | undefined

/**
 * Shows another plan in place, so that the form keeps everything that the buyer has done to it. Takes the parts from
 * the plan's own page; where that fails, follows the link.
 */
export async function changePlan(form: HTMLFormElement, link: HTMLAnchorElement): Promise<void> {
  const { href } = link
  latest = href
  const page = await fetch(href)
    .then(async (response) => new DOMParser().parseFromString(await response.text(), 'text/html'))
    .catch(() => undefined)
  if (latest !== href) return
  const next = page?.querySelector<HTMLFormElement>('form[data-call]')
  const found = parts.map((part) => [document.querySelector(part), page?.querySelector(part)] as const)
  if (!next || !found.every(([now, other]) => now && other)) return location.assign(href)
  const focused = link === document.activeElement
  for (const [now, other] of found) if (other) now?.replaceWith(other)
  for (const name of values) form.setAttribute(name, next.getAttribute(name) ?? '')
  for (const name of ['plan', 'amount']) {
    const [now, other] = [form, next].map((of) => of.elements.namedItem(name) as HTMLInputElement)
    if (now && other) now.value = other.value
  }
  if (focused)
    document.querySelector<HTMLElement>('.checkout-packs [aria-current]')?.focus({ preventScroll: true })
  updateHistoryState({}, href)
}
