import type { Page } from 'playwright'
import { site } from '~/catalog/site'
import { type VisitOptions, visit } from '~tests/e2e/site/visit'

const english = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  busy: 'Sending...',
  failed: ['Message could not be sent', 'Please try again or contact us directly by email.'],
  byMail: 'Send it by email instead',
  mailto: `mailto:${site.contact.us.email}?`,
  privacy: '/privacy-policy',
  empty: 'Please fill in this field.',
} as const
const portuguese = {
  name: 'Nome',
  email: 'E-mail',
  message: 'Mensagem',
  send: 'Enviar Mensagem',
  busy: 'Enviando...',
  failed: ['Erro ao enviar mensagem', 'Tente novamente ou entre em contato diretamente por email.'],
  byMail: 'Enviar por e-mail',
  mailto: `mailto:${site.contact.br.email}?`,
  privacy: '/privacy-policy-br',
  empty: 'Preencha este campo.',
} as const
export const forms = [
  {
    ...english,
    source: 'us-home',
    path: '/us',
    options: { locale: 'en-US' },
    company: 'Business',
    sent: ['Message sent successfully!', "We'll get back to you as soon as possible."],
  },
  {
    ...portuguese,
    source: 'br-home',
    path: '/br',
    options: { locale: 'pt-BR' },
    company: 'Empresa',
    sent: ['Mensagem enviada!', 'Obrigado pelo contato. Retornaremos em breve.'],
  },
  {
    ...english,
    source: 'landing',
    path: '/',
    options: { locale: 'en-US' },
    company: undefined,
    sent: ['Message sent!', "We'll get back to you within 24 hours."],
  },
  {
    ...portuguese,
    source: 'landing',
    path: '/',
    options: { locale: 'pt-BR' },
    company: undefined,
    sent: ['Mensagem enviada!', 'Retornaremos em até 24 horas.'],
  },
] as const
type Form = (typeof forms)[number]
/** Browser messages about failed calls, expected by the tests that allow them. */
export const broken = /Failed to load resource|net::ERR/
export const contactForm = 'form[action="/contact"]'
export const unique = (text: string) => `${text} ${crypto.randomUUID()}`
export const labeled = (page: Page, label: string) =>
  page.locator(contactForm).getByLabel(label, { exact: true })
export const confirmed = (page: Page, text: string) =>
  page.getByRole('status').filter({ hasText: text }).waitFor()
export const failed = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).waitFor()
/** Reads the toast with this title in one call, because it disappears after four seconds. */
export async function toast(page: Page, title: string) {
  const shown = page.locator('[data-sonner-toast]').filter({ hasText: title }).first()
  return shown.evaluate((toast) => {
    const list = toast.closest('ol')
    return {
      texts: ['title', 'description'].map((part) => toast.querySelector(`[data-${part}]`)?.textContent),
      place: [list?.dataset.yPosition, list?.dataset.xPosition],
      region: toast.closest('section')?.getAttribute('aria-label'),
    }
  })
}
export async function open(form: Form, options: VisitOptions = {}): Promise<Page> {
  return visit(form.path, { reducedMotion: 'reduce', ...form.options, ...options })
}
export async function fill(page: Page, form: Form, text: string, email = 'ana@example.com'): Promise<void> {
  await labeled(page, form.name).fill('Ana Lima')
  await labeled(page, form.email).fill(email)
  await labeled(page, form.message).fill(text)
}
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
export const values = (page: Page, form: Form) =>
  Promise.all([form.name, form.email, form.message].map((label) => labeled(page, label).inputValue()))
export const [us, br] = forms
