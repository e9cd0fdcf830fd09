import type { Page } from 'playwright'

// Four simulations of third-party software that modifies a page. Each is a function without imports, serialized to the
// page: as an init script, by `evaluate`, or through the drivers of `tests/engines`.

type Translation = {
  /** Milliseconds until each translation of a text; several delays translate it several times. */
  delays?: number[]
  /** Prefix of a translation. Empty: the text stays the original, so that tests still find it. */
  mark?: string
}

/**
 * Simulates browser translation: wraps each text of the body in two `font` elements, also when texts are added or
 * change later. It translates the text as read, even if it has changed since. Reports an error when a replaced text
 * node changes, because that change is invisible.
 */
export function translator({ delays = [0, 300, 1000], mark = '·' }: Translation = {}): void {
  // Payment provider pages are other sites.
  if (location.pathname.startsWith('/__sandbox/')) return
  const own = new WeakSet<Node>()
  const fonts = new WeakMap<Node, HTMLElement>()
  const skipped = 'script,style,noscript,template,textarea,select,svg,[contenteditable],.notranslate'

  const isTranslatable = (text: Node) => {
    const parent = text.parentElement
    if (!parent || own.has(parent) || !text.nodeValue?.trim() || parent.closest(skipped)) return false
    return document.body.contains(parent) && parent.closest('[translate]')?.getAttribute('translate') !== 'no'
  }
  const translate = (text: Node, original: string) => {
    const translation = original.replace(/\S/, `${mark}$&`)
    const before = fonts.get(text)
    if (before) {
      if (before.isConnected && before.textContent !== translation) before.textContent = translation
      return
    }
    if (!isTranslatable(text)) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    outer.style.verticalAlign = inner.style.verticalAlign = 'inherit'
    inner.textContent = translation
    outer.appendChild(inner)
    for (const node of [outer, inner, ...inner.childNodes]) own.add(node)
    fonts.set(text, inner)
    text.parentNode?.replaceChild(outer, text)
  }
  const read = (text: Node) => {
    const value = text.nodeValue ?? ''
    if (!fonts.has(text) && !isTranslatable(text)) return
    for (const delay of delays)
      if (delay) setTimeout(translate, delay, text, value)
      else translate(text, value)
  }
  const readAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return read(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) read(text)
  }

  // Text changes go through one of these setters.
  for (const [owner, name] of [
    [Node.prototype, 'nodeValue'],
    [Node.prototype, 'textContent'],
    [CharacterData.prototype, 'data'],
  ] as const) {
    const property = Object.getOwnPropertyDescriptor(owner, name)
    if (!property?.set) continue
    const { set } = property
    Object.defineProperty(owner, name, {
      ...property,
      set(this: Node, value: string) {
        if (fonts.has(this) && !this.isConnected && this.nodeValue !== value)
          reportError(new Error(`changed out of sight by its translation: “${this.nodeValue}” → “${value}”`))
        set.call(this, value)
      },
    })
  }

  const start = () => {
    if (!document.body) return
    document.documentElement.lang = 'it'
    document.documentElement.classList.add('translated-ltr')
    readAll(document.body)
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        if (type === 'characterData') read(target)
        else for (const node of addedNodes) if (node.isConnected) readAll(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
  if (document.readyState !== 'loading') start()
  // Runs before module scripts.
  else document.addEventListener('readystatechange', start, { once: true })
}

/** Simulates a password manager and a writing assistant: adds elements after each field and before each text area. */
export function assistant(): void {
  const fields =
    'textarea,select,input:not([type=hidden],[type=radio],[type=checkbox],[type=file],[type=submit])'
  const beside = (name: string) => {
    const element = document.createElement(name)
    element.style.cssText = 'position:absolute;width:0;height:0'
    return element
  }
  const assist = () => {
    for (const field of document.querySelectorAll(`:is(${fields}):not([data-assisted])`)) {
      field.setAttribute('data-assisted', '')
      if (field.matches('textarea')) field.insertAdjacentElement('beforebegin', beside('writing-assistant'))
      field.insertAdjacentElement('afterend', beside('password-manager'))
    }
  }
  const start = () => {
    // The body is missing in a closing window.
    if (!document.body) return
    assist()
    new MutationObserver(assist).observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState !== 'loading') start()
  else document.addEventListener('readystatechange', start, { once: true })
}

/** Values by field name, and the event to dispatch after each, if any. */
type Filling = { values: Record<string, string>; event?: 'change' | undefined }

/** Simulates autofill: sets values through the native setter, which bypasses React. */
export function autofill({ values, event }: Filling): void {
  for (const [name, value] of Object.entries(values))
    for (const field of document.getElementsByName(name)) {
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      if (!(field instanceof kind)) continue
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
      if (event) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
}

/** Simulates a browser without storage and history API. */
function forgetful(): void {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  History.prototype.replaceState = refuse
  History.prototype.pushState = refuse
  for (const name of ['sessionStorage', 'localStorage'])
    Object.defineProperty(window, name, { configurable: true, get: refuse })
}

const strangers = { translator, assistant, forgetful }
export type PageModifier = keyof typeof strangers

/** For `before` of a visit: installs these in every window of the context, before hydration. */
export const installPageModifiers =
  (...names: PageModifier[]) =>
  async (page: Page) => {
    for (const name of names) await page.context().addInitScript(strangers[name] as () => void)
  }

/** Runs these in the current page. */
export async function runPageModifiers(page: Page, ...names: PageModifier[]): Promise<void> {
  for (const name of names) await page.evaluate(strangers[name] as () => void)
}
