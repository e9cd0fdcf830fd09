import type { I18n } from '@lingui/core'
import { CallError, RateLimitedError } from '~/core/calls/callServer'
import type { Customer } from '~/core/schemas/checkout'
import { processStripePayment } from '~/features/checkout/functions/processStripePayment'
import { showPlainToast } from '~/ui/shell/plainToast'
import { noUrlReturned, paymentFailed, redirecting, tooManyPayments, unknownError } from '../paymentErrors'
import { callReasons, paymentReasons } from '../paymentReasons'
import type { CardCall } from '../schema'
import type { FormReturn } from './formReturn'
import { hideNotices, showNotice } from './notices'

/**
 * Starts a card payment and leads on to the provider's page: in this window on a phone, otherwise in a new tab
 * (R-PAY-01 to R-PAY-05). Call it within the click.
 * @returns whether this window is leaving for the provider
 */
export async function payByCard(
  i18n: I18n,
  call: CardCall,
  customer: Customer,
  form: FormReturn,
): Promise<boolean> {
  hideNotices()
  // Opens the tab within the click: after the response it would be blocked as a pop-up.
  const tab = isMobile() ? null : open('', '_blank')
  if (tab) tab.opener = null
  try {
    const { url, settled } = await requestSession(call, customer, form.keyOf())
    showPlainToast('success', i18n._(redirecting))
    form.keep()
    if (!tab || tab.closed) {
      location.assign(url)
      return true
    }
    tab.location.replace(url)
    // Already paid: read the state instead of linking to a checkout.
    if (settled) await form.readStatus()
    else showNotice('opened', url)
  } catch (caught) {
    tab?.close()
    const text = failureText(i18n, caught)
    showNotice('error', text)
    showPlainToast('error', text)
  }
  return false
}

/** Reads the state again on return from the other tab: the payment may have been made or canceled there. */
export function followOtherTab(form: FormReturn): void {
  document.addEventListener('visibilitychange', async () => {
    const notice = document.querySelector<HTMLElement>('[data-notice=opened]')
    if (document.hidden || !notice || notice.hidden) return
    const found = await form.readStatus()
    if (!found || (found.state === 'unpaid' && found.open))
      showNotice('opened', notice.querySelector('a')?.href)
  })
}

class PaymentError extends Error {
  reason: string | typeof unknownError
  constructor(reason: string | typeof unknownError) {
    super()
    this.reason = reason
  }
}

function failureText(i18n: I18n, caught: unknown): string {
  if (caught instanceof RateLimitedError) return i18n._(tooManyPayments.id, { minutes: caught.minutes })
  const reason = reasonOf(caught)
  return i18n._(paymentFailed.id, { message: typeof reason === 'string' ? reason : i18n._(reason) })
}

function reasonOf(caught: unknown): PaymentError['reason'] {
  if (caught instanceof PaymentError) return caught.reason
  if (caught instanceof CallError)
    return caught.code === 'unavailable' ? callReasons.unavailable : unknownError
  // `fetch` throws a TypeError on a network failure.
  return caught instanceof TypeError ? callReasons.offline : unknownError
}

async function requestSession(call: CardCall, customer: Customer, requestKey: string) {
  const { origin } = location
  const [successUrl, cancelUrl] = [origin + call.successUrl, origin + call.cancelUrl]
  const result = await processStripePayment({
    headers: { 'X-Request-Key': requestKey },
    data: { ...customer, ...call, successUrl, cancelUrl, requestKey },
  })
  if (!result.ok) throw new PaymentError(paymentReasons[result.code])
  if (!result.value.url) throw new PaymentError(noUrlReturned)
  return result.value
}

/** R-PAY-03. */
function isMobile(): boolean {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { mobile: boolean } }
  return userAgentData?.mobile || (matchMedia('(pointer: coarse)').matches && innerWidth < 768)
}
