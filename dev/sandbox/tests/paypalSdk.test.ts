import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sandboxKeys } from '..'
import { sdkScript } from '../paypal/sdkScript'

const origin = 'http://localhost:8787'
const popupMode = { presentationMode: 'popup' }

type Session = {
  start: (options?: object, order?: Promise<{ orderId: string }>) => Promise<unknown>
  cancel: () => void
  destroy: () => void
}
type Sdk = {
  version: string
  createInstance: (options: object) => Promise<{
    findEligibleMethods: () => Promise<{ isEligible: (method: string) => boolean }>
    createPayPalOneTimePaymentSession: (callbacks: object) => Session
  }>
}

/** A pop-up window as the script sees it: its location and whether it is closed. */
class Popup {
  closed = false
  location = { href: 'about:blank', pathname: 'blank', search: '' }
  close() {
    this.closed = true
  }
  goTo(path: string) {
    const { href, pathname, search } = new URL(path, origin)
    this.location = { href, pathname, search }
  }
}

let opened: Popup[]
let blocked: boolean
let assigned: string[]
let sdk: Sdk
const calls = { onApprove: vi.fn(), onCancel: vi.fn(), onComplete: vi.fn(), onError: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  for (const callback of Object.values(calls)) callback.mockReset()
  opened = []
  assigned = []
  blocked = false
  const page = {
    paypal: undefined as unknown as Sdk,
    open: () => {
      if (blocked) return null
      const popup = new Popup()
      opened.push(popup)
      return popup
    },
  }
  const location = { origin, assign: (address: string) => assigned.push(address) }
  new Function('window', 'location', sdkScript)(page, location)
  sdk = page.paypal
})
afterEach(() => {
  vi.useRealTimers()
})

const createInstance = (changes: object = {}) =>
  sdk.createInstance({
    clientId: sandboxKeys.paypalClientId,
    components: ['paypal-payments'],
    locale: 'en-US',
    pageType: 'checkout',
    ...changes,
  })
const createSession = async () => (await createInstance()).createPayPalOneTimePaymentSession(calls)
const order = Promise.resolve({ orderId: 'ORDER1' })
const popup = () => opened.at(-1) as Popup

describe('an instance', () => {
  test('requires the client id and the components', async () => {
    expect(sdk.version).toMatch(/^6\.\d+\.\d+$/)
    await expect(createInstance({ clientId: 'somebody' })).rejects.toThrow(/client id/)
    await expect(createInstance({ components: [] })).rejects.toThrow(/paypal-payments/)
    await expect(createInstance({ components: undefined })).rejects.toThrow(/paypal-payments/)
    const eligible = await (await createInstance()).findEligibleMethods()
    expect([eligible.isEligible('paypal'), eligible.isEligible('venmo')]).toEqual([true, false])
  })
})

describe('the pop-up', () => {
  test('opens within the click, before the order exists', async () => {
    const session = await createSession()
    let arrive: (order: { orderId: string }) => void = () => {}
    const started = session.start(popupMode, new Promise((resolve) => (arrive = resolve)))
    expect(opened).toHaveLength(1)
    expect(popup().location.href).toBe('about:blank')
    arrive({ orderId: 'ORDER1' })
    await started
    expect(popup().location.href).toBe(`${origin}/__sandbox/paypal/approve/ORDER1?window=popup`)
  })

  test('approved: closes and calls onApprove with the payer', async () => {
    await (await createSession()).start(popupMode, order)
    popup().goTo('/__sandbox/paypal/closed?outcome=approved&PayerID=BUYER')
    await vi.advanceTimersByTimeAsync(1000)
    expect(popup().closed).toBe(true)
    expect(calls.onApprove.mock.calls).toEqual([
      [{ orderId: 'ORDER1', payerId: 'BUYER', fundingSource: 'paypal' }],
    ])
    expect(calls.onComplete.mock.calls).toEqual([[{ paymentSessionState: 'approved' }]])
    expect(calls.onCancel).not.toHaveBeenCalled()
  })

  test('cancelled on the page: closes and calls onCancel', async () => {
    await (await createSession()).start(popupMode, order)
    popup().goTo('/__sandbox/paypal/closed?outcome=cancelled')
    await vi.advanceTimersByTimeAsync(1000)
    expect(popup().closed).toBe(true)
    expect(calls.onCancel.mock.calls).toEqual([[{ orderId: 'ORDER1' }]])
    expect(calls.onApprove).not.toHaveBeenCalled()
  })

  test('closed by the buyer, even before the order exists: calls onCancel', async () => {
    const session = await createSession()
    await session.start(popupMode, order)
    popup().close()
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.onCancel).toHaveBeenCalledTimes(1)
    const started = session.start(popupMode, order)
    popup().close()
    await started
    expect(calls.onCancel).toHaveBeenCalledTimes(2)
    expect(popup().location.href).toBe('about:blank')
  })

  test('on another site: waits until the buyer returns', async () => {
    await (await createSession()).start(popupMode, order)
    const { location } = popup()
    Object.defineProperty(popup(), 'location', {
      configurable: true,
      get: () => {
        throw new Error('cross-origin')
      },
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.onCancel).not.toHaveBeenCalled()
    Object.defineProperty(popup(), 'location', { value: location, writable: true })
    popup().goTo('/__sandbox/paypal/closed?outcome=cancelled')
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.onCancel).toHaveBeenCalledTimes(1)
  })

  test('blocked: rejects with a recoverable error', async () => {
    blocked = true
    const session = await createSession()
    const failure = { code: 'ERR_DEV_UNABLE_TO_OPEN_POPUP', isRecoverable: true }
    await expect(session.start(popupMode, Promise.reject(new Error('late')))).rejects.toMatchObject(failure)
  })

  test('no order: closes, and start rejects with the reason', async () => {
    const session = await createSession()
    await expect(session.start(popupMode, Promise.reject(new Error('sold out')))).rejects.toThrow('sold out')
    expect(popup().closed).toBe(true)
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.onCancel).not.toHaveBeenCalled()
  })

  test('passes an error after approval to onError', async () => {
    const error = new Error('declined')
    calls.onApprove.mockRejectedValue(error)
    await (await createSession()).start(popupMode, order)
    popup().goTo('/__sandbox/paypal/closed?outcome=approved')
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.onError.mock.calls).toEqual([[error]])
    expect(calls.onComplete.mock.calls).toEqual([[{ paymentSessionState: 'error' }]])
  })

  test('cancel calls onCancel, destroy does not, and both close the window', async () => {
    const session = await createSession()
    session.cancel()
    expect(calls.onCancel).not.toHaveBeenCalled()
    await session.start(popupMode, order)
    session.destroy()
    expect([popup().closed, calls.onCancel.mock.calls.length]).toEqual([true, 0])
    await session.start(popupMode, order)
    session.cancel()
    expect([popup().closed, calls.onCancel.mock.calls.length]).toEqual([true, 1])
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.onCancel).toHaveBeenCalledTimes(1)
  })
})

test('redirect: navigates the page to the approval, unless autoRedirect is off', async () => {
  const session = await createSession()
  const redirectURL = `${origin}/__sandbox/paypal/approve/ORDER1`
  expect(await session.start({ presentationMode: 'redirect' }, order)).toEqual({ redirectURL })
  expect([assigned, opened]).toEqual([[redirectURL], []])
  await session.start({ presentationMode: 'redirect', autoRedirect: { enabled: false } }, order)
  expect(assigned).toHaveLength(1)
})
