/** What a person looks for on a page: a selector, and how its label or text begins where that tells it from others. */
export type Target = { css: string; name?: string }

export type Size = readonly [width: number, height: number]
export const desktop: Size = [1280, 860]
export const phone: Size = [390, 844]

/** How long anything is waited for, in milliseconds. */
export const wait = { timeout: 10_000 }

/** A script that is sent to the page as text: it sees its arguments and nothing of the test. */
type Script<Words extends unknown[], Value> = (...words: Words) => Value

/** A fresh visitor in one engine. Whatever acts on a target waits until it is shown. */
export type Visitor = {
  goto: (address: string) => Promise<void>
  resize: (size: Size) => Promise<void>
  evaluate: <Words extends unknown[], Value>(
    script: Script<Words, Value>,
    ...words: Words
  ) => Promise<Awaited<Value>>
  click: (target: Target) => Promise<void>
  hover: (target: Target) => Promise<void>
  type: (target: Target, text: string) => Promise<void>
  /** @param path a file of this machine, for an `input[type=file]` */
  upload: (target: Target, path: string) => Promise<void>
  press: (key: 'Shift' | 'Escape' | 'ArrowRight') => Promise<void>
  /** Goes on in the window that the page has opened. */
  follow: () => Promise<void>
  /** Ends the visit. @returns what the pages complained of */
  close: () => Promise<string[]>
}

export type Engine = {
  /** A fresh visitor with an empty window of the size. */
  open: (size: Size) => Promise<Visitor>
  stop: () => Promise<void>
}

/**
 * Finds what a person would find, in the middle of the window; sent to the page as text. What is to be pressed is there
 * once it rests and nothing lies over it: a drawer slides in, a bar may cover it.
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
        // What never ends is no way to somewhere.
        effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
        effect instanceof KeyframeEffect &&
        effect.target?.contains(element),
    )
    const [before] = element.getClientRects()
    // What the scroll has brought near may still be laid out, and push it away under the press.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const [box] = element.getClientRects()
    if (moving || !before || !box || before.x !== box.x || before.y !== box.y) return null
    const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return element.contains(over) ? element : null
  }
  return null
}

/** Keeps what the page complains of from now on where `complaints` finds it; sent to the page as text. */
export function watch(): void {
  const kept = window as unknown as { complaints?: string[] }
  if (kept.complaints) return
  const complaints: string[] = []
  kept.complaints = complaints
  addEventListener('error', ({ message }) => message && complaints.push(message))
  addEventListener('unhandledrejection', (event: PromiseRejectionEvent) =>
    complaints.push(`rejected: ${event.reason}`),
  )
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`policy ${effectiveDirective}: ${blockedURI}`),
  )
  const { console } = window
  const say = console.error
  console.error = (...words: unknown[]) => {
    complaints.push(words.join(' '))
    say(...words)
  }
}

/** What `watch` has kept; sent to the page as text. */
export const complaints = () => {
  const { complaints = [] } = window as unknown as { complaints?: string[] }
  return complaints.map((text) => `${location.pathname}: ${text}`)
}
