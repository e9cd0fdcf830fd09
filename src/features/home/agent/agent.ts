import { editionList, editionOrDefault, editions } from '~/catalog/editions'
import { createCatalogues } from '~/i18n/catalogues'
import styles from './agent.css?url'
import { answerTo, labels, offers, opening } from './answers'

/**
 * Lets the visitor go on with the drawn conversation. The answers are scripted, and nothing is sent.
 * @public `islands.ts` loads it by name.
 */
export async function start(host: HTMLElement): Promise<void> {
  const field = host.querySelector('input')
  if (!field) return
  const { i18n, load } = createCatalogues()
  const { locale } = editions[editionOrDefault(editionList, host.dataset.edition)]
  await Promise.all([load(locale, 'home/agent'), loadStyles()])

  Object.assign(field, { autocomplete: 'off', enterKeyHint: 'send', maxLength: 120 })
  const log = document.createElement('div')
  log.className = 'agent-log'
  log.role = 'log'
  log.tabIndex = 0
  log.ariaLabel = i18n._(labels.log)
  const say = (text: string, kind: 'agent' | 'visitor' | 'note') => {
    const line = document.createElement('p')
    line.dataset.from = kind
    line.textContent = text
    log.appendChild(line)
    log.scrollTop = log.scrollHeight
    return line
  }
  const send = (text: string) => {
    if (!text.trim()) return
    field.value = ''
    say(text.trim(), 'visitor')
    say(i18n._(answerTo(text)), 'agent')
  }
  const button = (label: string, press: () => void) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = label
    made.addEventListener('click', press)
    return made
  }

  say(i18n._(labels.note), 'note')
  const asked = say(i18n._(opening), 'agent')
  for (const offer of offers) asked.appendChild(button(i18n._(offer), () => send(i18n._(offer))))
  const arrow = button('→', () => send(field.value))
  arrow.className = 'agent-send'
  arrow.ariaLabel = i18n._(labels.send)
  field.insertAdjacentElement('beforebegin', log)
  log.scrollTop = log.scrollHeight
  field.insertAdjacentElement('afterend', arrow)
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) send(field.value)
  })
}

/** Only the visitor who writes needs these styles. They have loaded before the conversation is shown. */
const loadStyles = () =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'stylesheet', href: styles, onload: resolve, onerror: reject })
    document.head.appendChild(link)
  })
