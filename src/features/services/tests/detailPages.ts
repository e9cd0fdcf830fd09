import { pathOf } from '~/catalog/addresses'
import { type ServiceSlug, serviceSlugs } from '~/catalog/products'
import { site } from '~/catalog/site'

export const words = {
  us: {
    start: 'Starting at',
    contact: '/us#contact',
    back: 'Back to Home',
    sample: /^See a sample/,
    newTab: '(opens in a new tab)',
    popular: 'Most Popular',
    footer: `© ${site.copyrightYear} ${site.brand}. All rights reserved.`,
  },
  br: {
    start: 'A partir de',
    contact: '/br#contato',
    back: 'Voltar ao Início',
    sample: /^Ver (um|dois)/,
    newTab: '(abre em nova aba)',
    popular: 'Mais Popular',
    footer: `© ${site.copyrightYear} ${site.brand}. Todos os direitos reservados.`,
  },
} as const
/** Pages that compare two plans (R-PKG-24). */
export const compared: ServiceSlug[] = ['ad-management', 'social-media-management']
export const pages = serviceSlugs.flatMap((slug) =>
  (['us', 'br'] as const).map((edition) => ({ slug, edition, path: pathOf(slug, edition) })),
)
