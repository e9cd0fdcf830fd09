import type { Page } from 'playwright'
import { founder } from '~/catalog/owner/founder'
import { statistics } from '~/catalog/owner/statistics'
import { testimonials } from '~/catalog/owner/testimonials'
import { site } from '~/catalog/site'

/** Below the founder's quote: the name if there is one, and the role. */
const captionOf = (edition: 'us' | 'br', usual: string) =>
  `${founder[edition].name ?? ''}${founder[edition].role ?? usual}`

export const homes = {
  us: {
    path: '/us',
    contact: 'contact',
    every: 4000,
    headings: ['AI does the legwork', 'What clients say', `About ${site.brand}`],
    hero: [
      ['Start with a Free Strategic Plan', '#contact-form'],
      ['See Packages', '#packages'],
    ],
    proof: ['Guaranteed Results in 30 Days', 'Reply within 24 hours', statistics.us.hero],
    about: [/\bAI\b/, /strategy|plan/i, /small businesses and creators/i],
    founder: captionOf('us', `Founder of ${site.brand}`),
    position: (n: number) => `Testimonial ${n} of ${testimonials.us.length}`,
    pause: 'Pause the rotation',
    play: 'Start the rotation',
    more: /^Learn more about/,
    legal: ['/privacy-policy', '/terms-of-service'],
  },
  br: {
    path: '/br',
    contact: 'contato',
    every: 5000,
    headings: [
      'A máquina acelera',
      'Palavra de quem já contratou',
      'Tire tudo isso das suas costas',
      'Sobre Nós',
      'Nossa Empresa',
      'Nossa Liderança',
    ],
    hero: [
      ['Comece com um Plano Estratégico Gratuito', '#contato'],
      ['Ver pacotes', '#packages'],
    ],
    proof: ['Resultados Garantidos em 30 Dias', 'Resposta em até 24 horas', 'gratuita de 30 minutos'],
    about: [/\bIA\b/, /estratégi/i, /pequenas empresas e criadores/i],
    founder: captionOf('br', `Fundador da ${site.brand}`),
    position: (n: number) => `Depoimento ${n} de ${testimonials.br.length}`,
    pause: 'Pausar a rotação',
    play: 'Retomar a rotação',
    more: /^Saiba mais sobre/,
    legal: ['/privacy-policy-br', '/terms-of-service-br'],
  },
} as const
export const carouselOf = (page: Page) => page.locator('#testimonials [aria-roledescription]').first()
export const scrollerOf = (page: Page) => carouselOf(page).locator('ul')
export const pageTop = (page: Page) => page.evaluate(() => scrollY)
