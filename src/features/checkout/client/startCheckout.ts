import { type Messages, setupI18n } from '@lingui/core'
import type { Locale } from '~/catalog/locales'
import type { WalletSettings } from '~/core/schemas/checkout'
import type { CardCall } from '../schema'
import { followOtherTab, payByCard } from './cardPayment'
import { changePlan } from './changePlan'
import { followCustomer } from './customerFields'
import { followReturn } from './formReturn'
import { hideNotices } from './notices'
import type { DrawWallet } from './walletRoot'

/** Without the list of all catalogues, which takes more bytes than these texts. */
const texts = import.meta.glob<{ messages: Messages }>('../../../../locales/*/photos/checkout-payment.po')

/**
 * Makes the checkout interactive without React: errors at the fields, the card payment, the change of the plan. React
 * comes for the wallet's button, once it is chosen, and for the lost-link form, once it is opened.
 * @public `islands.ts` loads it by name.
 */
export async function start(host: HTMLElement): Promise<void> {
  // Browser translation changes `lang`.
  const locale = document.documentElement.dataset.language as Locale
  const i18n = setupI18n()
  const file = await texts[`../../../../locales/${locale}/photos/checkout-payment.po`]?.()
  i18n.loadAndActivate({ locale, messages: file?.messages ?? {} })
  const form = host.querySelector<HTMLFormElement>('form[data-call]') as HTMLFormElement
  const [payButton, busyButton] = form.querySelectorAll<HTMLButtonElement>('.pay>button')
  const [details, methods] = form.querySelectorAll('fieldset')
  if (!payButton || !busyButton || !details || !methods) throw new Error('The checkout form lacks a part')

  const settings: WalletSettings | null = JSON.parse(form.dataset.wallet ?? 'null')
  const [walletHint, walletRoot] = ['[data-notice=wallet]', '[data-wallet-root]'].map((part) =>
    form.querySelector<HTMLElement>(part),
  )
  let drawWallet: DrawWallet | undefined
  let walletLoads = false
  let walletFailed = false
  let walletBusy = false
  let drawn = ''
  const methodNow = () => String(new FormData(form).get('method') ?? '')
  let method = methodNow()
  const byWallet = () => Boolean(settings && walletRoot && method === 'wallet' && !walletFailed)

  const { filled, check, read } = followCustomer(form, i18n, (changed) => {
    if (changed) forget()
    draw()
  })
  const back = followReturn(form, check)
  followOtherTab(back)
  /** Hides what no longer matches the form, such as the note about a checkout in another tab. */
  const forget = () => hideNotices('error', 'opened')

  const loadWallet = async (root: HTMLElement) => {
    walletLoads = true
    try {
      const { startWallet } = await import('./walletRoot')
      drawWallet = await startWallet(root, locale)
    } catch {
      // The form is then sent without script, which leads to PayPal's own page.
      walletFailed = true
    }
    draw()
  }
  const draw = () => {
    const busy = !busyButton.hidden
    // A disabled choice has no value.
    const chosen = methodNow() || method
    if (chosen !== method) forget()
    method = chosen
    const wallet = byWallet()
    // A payment in progress is for this plan and this method.
    methods.disabled = busy || walletBusy
    payButton.hidden = busy || wallet
    payButton.disabled = !filled()
    // A press of the disabled button goes to the element around it.
    payButton.style.pointerEvents = payButton.disabled ? 'none' : ''
    if (!walletRoot || !walletHint || !settings) return
    walletHint.hidden = !wallet || filled()
    walletRoot.hidden = !wallet || !filled()
    if (wallet && !walletLoads) void loadWallet(walletRoot)
    const { price = '', call } = form.dataset
    const next = (wallet && call) || ''
    if (!drawWallet || next === drawn) return
    drawn = next
    drawWallet(wallet ? { settings, call: callOf(form), price, read, form: back, onBusy } : null)
  }
  const onBusy = (busy: boolean) => {
    walletBusy = busy
    draw()
  }
  const setBusy = (busy: boolean) => {
    busyButton.hidden = !busy
    draw()
  }

  const pay = async () => {
    const customer = busyButton.hidden && read()
    if (!customer) return
    setBusy(true)
    if (await payByCard(i18n, callOf(form), customer, back)) return
    setBusy(false)
    // The pressed button was hidden, which loses its focus.
    if (document.activeElement === document.body) payButton.focus({ preventScroll: true })
  }
  form.addEventListener('submit', (event) => {
    // Other methods have no flow here: the form is sent as without script, and the response redirects to the provider.
    if (method !== 'card' && !byWallet() && read()) return back.keep()
    event.preventDefault()
    if (method === 'card') void pay()
  })
  // Shows what is missing (R-COE-10): with a disabled button, a press and Enter would do nothing.
  payButton.parentElement?.addEventListener('click', ({ target, currentTarget }) => {
    if (target === currentTarget && method === 'card' && payButton.disabled) void pay()
  })
  // Ignores an Enter that ends the composition of a character, which Safari marks only with the code 229.
  details.addEventListener('keydown', ({ key, keyCode, isComposing }) => {
    if (isComposing || keyCode === 229) return
    if (key === 'Enter' && method === 'card' && payButton.disabled) void pay()
  })
  // Resets the busy state when the page is restored from the back/forward cache.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    setBusy(false)
    void back.readStatus()
  })
  host.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a')
    if (link?.closest('[data-notice=opened]')) back.keep()
    if (!link?.matches('.checkout-packs a')) return
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (methods.disabled) return
    await changePlan(form, link)
    forget()
    draw()
  })

  const resend = host.querySelector<HTMLElement>('[data-resend]')
  const question = resend?.closest('details')
  const startResend = async () => {
    const { startResendOrderLink } = await import('~/sections/startResendOrderLink')
    if (resend) await startResendOrderLink(resend, locale)
  }
  if (question?.open) void startResend()
  else question?.addEventListener('toggle', () => void startResend(), { once: true })

  form.noValidate = true
  check()
}

const callOf = (form: HTMLFormElement): CardCall => JSON.parse(form.dataset.call ?? '')
