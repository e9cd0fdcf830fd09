/** An element to find: a selector, and optionally the beginning of its label or text. */
export type Target = { css: string; name?: string }

export type Size = readonly [width: number, height: number]
export const desktop: Size = [1280, 860]
export const phone: Size = [390, 844]

/** Timeout of every wait, in milliseconds. */
export const wait = { timeout: 10_000 }

/** A function serialized to the page; it can only use its arguments. */
type Script<Args extends unknown[], Value> = (...args: Args) => Value

/** A new visitor in one engine. Actions wait until their target is visible. */
export type Visitor = {
  goto: (address: string) => Promise<void>
  resize: (size: Size) => Promise<void>
  evaluate: <Args extends unknown[], Value>(
    script: Script<Args, Value>,
    ...args: Args
  ) => Promise<Awaited<Value>>
  click: (target: Target) => Promise<void>
  hover: (target: Target) => Promise<void>
  type: (target: Target, text: string) => Promise<void>
  /** @param path a local file, for an `input[type=file]` */
  upload: (target: Target, path: string) => Promise<void>
  press: (key: 'Shift' | 'Escape' | 'ArrowRight') => Promise<void>
  /** Switches to the window that the page has opened. */
  follow: () => Promise<void>
  /** Ends the visit. @returns the errors of its pages */
  close: () => Promise<string[]>
}

export type Engine = {
  /** Opens an empty window of the size for a new visitor. */
  open: (size: Size) => Promise<Visitor>
  stop: () => Promise<void>
}

/**
 * Finds a visible element and scrolls it to the middle of the window; serialized to the page. With `pressed`, returns
 * it only once it has stopped moving and nothing covers it, for example a drawer that slides in or a bar.
 */
export async function locate(css: string, name: string, pressed = false): Promise<Element | null> {
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  for (const element of document.querySelectorAll<HTMLElement>(css)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || !element.getClientRects().length) continue
    const labels = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    const names = [
      element.getAttribute('aria-label'),
      element.textContent,
      ...(labels ? [...(element.labels ?? [])].map((label) => label.textContent) : []),
    ]
    if (!names.some((one) => tidy(one).startsWith(name))) continue
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (!pressed) return element
    const moving = document.getAnimations().some(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        // Ignore infinite animations.
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
        effect instanceof KeyframeEffect &&
        effect.target?.contains(element),
    )
    const [before] = element.getClientRects()
    // Content near the new scroll position can still be laid out and move the element.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const [box] = element.getClientRects()
    if (moving || !before || !box || before.x !== box.x || before.y !== box.y) return null
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return element.contains(over) ? element : null
  }
  return null
}

/** Records errors of the page for `complaints`; serialized to the page. */
export function recordErrors(): void {
  const kept = window as unknown as { recordedErrors?: string[] }
  if (kept.recordedErrors) return
  const complaints: string[] = []
  kept.recordedErrors = complaints
  addEventListener('error', ({ message }) => message && complaints.push(message))
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) =>
    complaints.push(`rejected: ${event.reason}`),
  )
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`policy ${effectiveDirective}: ${blockedURI}`),
  )
  const { console } = window
  const logError = console.error
  console.error = (...args: unknown[]) => {
    complaints.push(args.join(' '))
    logError(...args)
  }
}

/** Returns the errors recorded by `watch`, each with its path; serialized to the page. */
export const complaints = () => {
  const { complaints = [] } = window as unknown as { complaints?: string[] }
  return complaints.map((text) => `${location.pathname}: ${text}`)
}
