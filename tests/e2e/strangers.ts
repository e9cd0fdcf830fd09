import type { Page } from 'playwright'

// Four programs that change a page and are none of ours. Each is a script without imports, sent to the page as text: as
// an init script, into a page that is open, or through the drivers of `tests/engines`.

type Translation = {
  /** Milliseconds until the translator answers, for each text it finds. Several: it answers so many times. */
  delays?: number[]
  /** What a translation begins with. Empty: it reads like the original, so that a test still finds its words. */
  mark?: string
}

/**
 * A translator as browsers have it: each text of the body becomes two `font` elements, now and whenever one comes or
 * changes. What it answers is a translation of what it read. A change of a text that it has replaced is
 * reported as an error: nobody sees that change.
 */
export function translator({ delays = [0, 300, 1000], mark = '·' }: Translation = {}): void {
  // The pages of payment providers are other sites.
  if (location.pathname.startsWith('/__sandbox/')) return
  const own = new WeakSet<Node>()
  const fonts = new WeakMap<Node, HTMLElement>()
  const skipped = 'script,style,noscript,template,textarea,select,svg,[contenteditable],.notranslate'

  const isForTranslation = (text: Node) => {
    const parent = text.parentElement
    if (!parent || own.has(parent) || !text.nodeValue?.trim() || parent.closest(skipped)) return false
    return document.body.contains(parent) && parent.closest('[translate]')?.getAttribute('translate') !== 'no'
  }
  const answer = (text: Node, read: string) => {
    const translation = read.replace(/\S/, `${mark}$&`)
    const before = fonts.get(text)
    if (before) {
      if (before.isConnected && before.textContent !== translation) before.textContent = translation
      return
    }
    if (!isForTranslation(text)) return
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
    if (!fonts.has(text) && !isForTranslation(text)) return
    for (const delay of delays)
      if (delay) setTimeout(answer, delay, text, value)
      else answer(text, value)
  }
  const readAll = (root: Node) => {
    if (root.nodeType === Node.TEXT_NODE) return read(root)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) read(text)
  }

  // What changes a text changes it through one of these.
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
  // Comes before scripts of modules run.
  else document.addEventListener('readystatechange', start, { once: true })
}

/** A password manager and a writing assistant: an element after each field, one before each text area, as they come. */
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
    // A window that closes may be gone by then.
    if (!document.body) return
    assist()
    new MutationObserver(assist).observe(document.body, { childList: true, subtree: true })
  }
  if (document.readyState !== 'loading') start()
  else document.addEventListener('readystatechange', start, { once: true })
}

/** What a filler puts in, by the names of the fields, and what it says afterwards, if anything. */
type Filling = { values: Record<string, string>; event?: 'change' | undefined }

/** A filler of addresses: sets values as a program does that goes past every listener. */
export function filler({ values, event }: Filling): void {
  for (const [name, value] of Object.entries(values))
    for (const field of document.getElementsByName(name)) {
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
      if (!(field instanceof kind)) continue
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value)
      if (event) field.dispatchEvent(new Event(event, { bubbles: true }))
    }
}

/** A browser that keeps nothing: the history takes no more entries, and there is no storage. */
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
export type Stranger = keyof typeof strangers

/** For `before` of a visit: these are in every window from the start, and act before script takes over. */
export const withStrangers =
  (...names: Stranger[]) =>
  async (page: Page) => {
    for (const name of names) await page.context().addInitScript(strangers[name] as () => void)
  }

/** Lets these into the page as it is now. */
export async function letIn(page: Page, ...names: Stranger[]): Promise<void> {
  for (const name of names) await page.evaluate(strangers[name] as () => void)
}
