import { describe, expect, it } from 'vitest'
import { createCatalogues } from '~/i18n/catalogues'
import { readCatalogues } from '~tests/catalogues'

const given: [id: string, english: string, portuguese?: string][] = [
  ['R-ERR-01', 'Oops! Page not found', 'Ops! Página não encontrada'],
  ['R-ERR-01', 'Return to Home', 'Voltar ao Início'],
  ['R-ERR-02', 'Message sent successfully!'],
  ['R-ERR-02', "We'll get back to you as soon as possible."],
  ['R-ERR-03', 'Message sent!', 'Mensagem enviada!'],
  ['R-ERR-03', "We'll get back to you within 24 hours.", 'Retornaremos em até 24 horas.'],
  [
    'R-ERR-04',
    'Thank you for your message. We will be in touch soon.',
    'Obrigado pelo contato. Retornaremos em breve.',
  ],
  ['R-ERR-05', 'Message could not be sent', 'Erro ao enviar mensagem'],
  [
    'R-ERR-05',
    'Please try again or contact us directly by email.',
    'Tente novamente ou entre em contato diretamente por email.',
  ],
  ['R-ERR-19', 'Sending...', 'Enviando...'],
  [
    'R-ERR-06',
    'Payment failed: {message}. Please try again.',
    'Falha no pagamento: {message}. Tente novamente.',
  ],
  ['R-ERR-06b', 'Unknown error', 'Erro desconhecido'],
  ['R-ERR-07', 'Redirecting to secure checkout...', 'Redirecionando para o checkout seguro...'],
  ['R-ERR-08', 'Please fill in all fields', 'Por favor, preencha todos os campos'],
  ['R-ERR-12', 'You can upload a maximum of 30 photos', 'Você pode enviar no máximo 30 fotos'],
  ['R-ERR-13', 'Please only select image files', 'Por favor, selecione apenas arquivos de imagem'],
  ['R-ERR-14', 'Please select at least one photo', 'Por favor, selecione pelo menos uma foto'],
  ['R-ERR-15', 'Failed to upload photos. Please try again.', 'Falha ao enviar fotos. Tente novamente.'],
  ['R-ERR-16', 'Photos uploaded successfully!', 'Fotos enviadas com sucesso!'],
  ['R-ERR-17', 'Invalid Session', 'Sessão Inválida'],
  ['R-ERR-20', 'Processing Payment...', 'Processando Pagamento...'],
]

describe('the catalogues', () => {
  it.each(given)('%s contain “%s” exactly, marked as fixed', async (_, english, portuguese) => {
    const entries = (await readCatalogues('pt-BR')).filter(({ message }) => message === english)
    expect(entries.length).toBeGreaterThan(0)
    for (const { translation, comments } of entries) {
      if (portuguese) expect(translation).toBe(portuguese)
      expect(comments).toContain('fixed by the specification')
    }
  })

  it('R-I18-01 have no missing Portuguese text', async () => {
    expect((await readCatalogues('pt-BR')).filter(({ translation }) => !translation)).toEqual([])
  })

  it('R-I18-01 spell “email” in English and “e-mail” in Portuguese, and “agente de IA”, except in fixed texts', async () => {
    const texts = (await readCatalogues('pt-BR')).filter(
      ({ comments }) => !comments.join().includes('fixed by the specification'),
    )
    // Placeholder names do not count.
    const words = (text: string) => text.replace(/\{\w+\}/g, '')
    expect(texts.filter(({ message }) => /\be-mails?\b/i.test(words(message)))).toEqual([])
    expect(texts.filter(({ translation }) => /\bemails?\b|agentes? IA/i.test(words(translation)))).toEqual([])
  })

  it('R-I18-05 write decimals in the format of each language', async () => {
    const texts = await readCatalogues('pt-BR')
    // File names, times of day and fixed texts do not count as decimals.
    const prose = texts.filter(({ comments }) => !comments.join().includes('fixed by the specification'))
    const decimal = (mark: string) => new RegExp(`(?<![\\d.,:])\\d+\\${mark}\\d{1,2}(?![\\d.,])`)
    expect(prose.filter(({ translation }) => decimal(',').test(translation)).length).toBeGreaterThan(2)
    expect(texts.filter(({ message }) => decimal(',').test(message))).toEqual([])
    expect(texts.filter(({ translation }) => decimal('.').test(translation))).toEqual([])
    // Thousands: a comma in English, a point in Portuguese.
    expect(texts.filter(({ message }) => /\d\.\d{3}(?!\d)/.test(message))).toEqual([])
    expect(texts.filter(({ translation }) => /\d,\d{3}(?!\d)/.test(translation))).toEqual([])
  })

  it('R-I18-03 do not mix when requests of both editions interleave', async () => {
    const expected = { 'en-US': 'Please fill in all fields', 'pt-BR': 'Por favor, preencha todos os campos' }
    const id = (await readCatalogues('en-US')).find(({ message }) => message === expected['en-US'])?.id ?? ''
    const request = async (locale: 'en-US' | 'pt-BR') => {
      const { i18n, load } = createCatalogues()
      await load(locale, 'photos/checkout-payment')
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 20))
      return [locale, i18n.locale, i18n._(id)]
    }
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, n) => request(n % 2 ? 'en-US' : 'pt-BR')),
    )
    for (const [requested, locale, text] of answers) {
      expect(locale).toBe(requested)
      expect(text).toBe(expected[requested as keyof typeof expected])
    }
  })

  it('R-I18-04 load only the page’s own catalogue and the common one', async () => {
    const { load, dehydrate } = createCatalogues()
    await load('pt-BR')
    await load('pt-BR', 'photos/upload')
    expect(dehydrate()).toEqual({ locale: 'pt-BR', names: ['common', 'photos/upload'] })
    await load('en-US', 'photos/thank-you')
    expect(dehydrate()).toEqual({ locale: 'en-US', names: ['common', 'photos/thank-you'] })
  })
})
