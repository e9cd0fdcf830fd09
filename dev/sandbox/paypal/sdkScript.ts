import { sandboxKeys } from '../keys'

/**
 * Replaces PayPal's JS SDK v6 in the browser: the part of `window.paypal` that one-time payments need. It is a string,
 * because the source of a bundled function may use names that exist only in the bundle. The approval page has the same
 * origin, so the script reads the outcome from the pop-up's URL.
 * @see https://github.com/paypal/paypal-js, types/v6
 */
export const sdkScript = `
const clientId = ${JSON.stringify(sandboxKeys.paypalClientId)}
/** Milliseconds. */
const pollInterval = 200

window.paypal = { version: '6.0.0', createInstance }

async function createInstance(options = {}) {
  if (options.clientId !== clientId) throw sdkError('ERR_DEV_INVALID_CLIENT_ID', 'The client id is not known.')
  if (!options.components?.includes('paypal-payments'))
    throw sdkError('ERR_DEV_MISSING_COMPONENTS', 'The component paypal-payments is missing.')
  return {
    findEligibleMethods: async () => ({
      isEligible: (method) => method === 'paypal',
      getDetails: () => ({ canBeVaulted: false }),
    }),
    updateLocale() {},
    createPayPalOneTimePaymentSession: createSession,
  }
}

function createSession({ onApprove, onCancel, onComplete, onError } = {}) {
  let popup = null
  let timer
  let orderId

  const close = () => {
    clearInterval(timer)
    popup?.close()
    popup = null
  }
  const cancelled = () => {
    close()
    onCancel?.(orderId ? { orderId } : {})
    onComplete?.({ paymentSessionState: 'canceled' })
  }
  const approved = async (payerId) => {
    close()
    try {
      await onApprove?.({ orderId, payerId, fundingSource: 'paypal' })
      onComplete?.({ paymentSessionState: 'approved' })
    } catch (error) {
      onError?.(error)
      onComplete?.({ paymentSessionState: 'error' })
    }
  }
  const watch = () => {
    if (popup.closed) return cancelled()
    const { pathname, search } = locationOf(popup)
    if (pathname !== '/__sandbox/paypal/closed') return
    const query = new URLSearchParams(search)
    if (query.get('outcome') === 'approved') approved(query.get('PayerID') ?? undefined)
    else cancelled()
  }

  return {
    async start({ presentationMode = 'auto', autoRedirect } = {}, orderPromise) {
      if (presentationMode === 'redirect') {
        const redirectURL = approvalAddress((await orderPromise).orderId)
        if (autoRedirect?.enabled !== false) location.assign(redirectURL)
        return { redirectURL }
      }
      close()
      // Open the window before any await: browsers block pop-ups that are not opened directly by a click.
      popup = window.open('', 'paypal', 'popup,width=450,height=700')
      if (!popup) {
        // A failed order must not become an unhandled rejection, because start() already fails for another reason.
        orderPromise?.catch(() => {})
        throw sdkError('ERR_DEV_UNABLE_TO_OPEN_POPUP', 'The pop-up could not be opened.', true)
      }
      const opened = popup
      try {
        orderId = (await orderPromise).orderId
      } catch (error) {
        close()
        throw error
      }
      // Closed or replaced while the order was being created.
      if (popup !== opened) return
      if (popup.closed) return cancelled()
      popup.location.href = approvalAddress(orderId) + '?window=popup'
      timer = setInterval(watch, pollInterval)
    },
    cancel() {
      if (popup) cancelled()
    },
    destroy: close,
  }
}

/** Returns an empty object while the pop-up shows another origin, whose URL the browser hides. */
function locationOf(popup) {
  try {
    return { pathname: popup.location.pathname, search: popup.location.search }
  } catch {
    return {}
  }
}

function approvalAddress(orderId) {
  return location.origin + '/__sandbox/paypal/approve/' + encodeURIComponent(orderId)
}

function sdkError(code, message, isRecoverable = false) {
  return Object.assign(new Error(message), { name: 'PayPalError', code, isRecoverable })
}
`
