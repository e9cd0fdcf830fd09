import { formatMoney } from '~/catalog/money'
import { addUp } from '~/features/home/content/br/totals'

/** Shows the total price of the checked boxes, with the price before the discount crossed out, if any. */
export function showSums(host: HTMLElement, checked: readonly HTMLInputElement[]): void {
  const sums = host.querySelector<HTMLElement>('[data-sums]')
  if (!sums) return
  const amountOf = (text = '0') => Number(text)
  const { full, due } = addUp(
    checked.map(({ dataset }) => ({ monthly: amountOf(dataset.monthly), once: amountOf(dataset.once) })),
  )
  for (const part of ['monthly', 'once'] as const) {
    const [row, before, after] = ['', ' s', ' b'].map((inner) =>
      sums.querySelector<HTMLElement>(`[data-sum=${part}]${inner}`),
    )
    if (!row || !before?.lastElementChild || !after) continue
    const [fullText, dueText] = [full[part], due[part]].map((amount) =>
      formatMoney({ amount, currency: 'BRL' }),
    )
    row.hidden = full[part] === 0
    before.hidden = fullText === dueText
    before.lastElementChild.textContent = fullText ?? ''
    after.textContent = dueText ?? ''
  }
  const video = sums.querySelector<HTMLElement>('[data-video]')
  if (video) video.hidden = !checked.some(({ dataset }) => 'perVideo' in dataset)
  sums.hidden = checked.length === 0
}
