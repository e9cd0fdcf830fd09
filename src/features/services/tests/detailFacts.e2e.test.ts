import { describe, expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import { priceOf } from '~/catalog/prices'
import type { ServiceSlug } from '~/catalog/products'
import { visibleText } from '~/ui/bindWords'
import { served } from '~tests/e2e/site/served'
import { amountText } from '~tests/prices'

type Row = [rows: string, edition: Edition, slug: ServiceSlug, facts: (string | RegExp)[]]

const steps = (...names: string[]) => names.map((name) => new RegExp(`<h3[^>]*>${name}</h3>`))

/** Facts that the requirements matrix lists for each page (sections 7 to 9), as visible text. */
const required: Row[] = [
  ['R-PKG-10', 'us', 'launch', steps('Planning', 'Execution', 'Optimization', 'Growth')],
  ['R-PKG-10', 'br', 'launch', steps('Planejamento', 'Execução', 'Otimização', 'Crescimento')],
  ['R-PKG-11 R-PKG-13', 'us', 'launch', [/10%[^.]*first month/i, /no setup fees/i, /30 days/, '98%', '24 h']],
  [
    'R-PKG-11 R-PKG-13',
    'br',
    'launch',
    [/10%[^.]*primeiro mês/i, /sem taxas? de/i, /30 dias/, '98%', '24 h'],
  ],
  ['R-PKG-15', 'us', 'momentum', steps('Roadmap', 'Production', 'Traffic &amp; Optimize')],
  ['R-PKG-15', 'br', 'momentum', steps('Roteiro', 'Produção', 'Tráfego e Otimização')],
  [
    'R-PKG-16 R-PKG-18',
    'us',
    'momentum',
    [
      /45[- ]day/,
      /14 days/,
      /5 landing pages|landing pages.{0,4} 5/i,
      /2 (email campaigns )?(per|a) month/,
      /5 posts/,
      /1 reel/,
      /12 (AI photos )?(per|a) month/,
      /bi-weekly/i,
    ],
  ],
  [
    'R-PKG-17 R-PKG-18',
    'br',
    'momentum',
    [
      /7(?:[–-]| a )14 dias úteis/,
      /2 rodadas/,
      /4(?:[–-]| a )6/,
      /2(?:[–-]| a )3/,
      /20 (posts )?por mês/,
      /semana(l|is)/i,
    ],
  ],
  ['R-PKG-20 R-PKG-21', 'us', 'dominion', [/3[- ]months?/, /30[- ]day/, /KPIs?/, /2[- ]hours?/, 'SLA']],
  ['R-PKG-20 R-PKG-21', 'br', 'dominion', [/3 meses/, /30 dias/, /KPIs?/, /2 horas|2 h/, 'SLA']],
  [
    'R-AEN-01 R-AEN-02 R-AEN-03',
    'us',
    'ai-agent-automation',
    [
      /1 (AI )?agent\b/,
      '1,000 interactions',
      /3 (AI )?agents/,
      '10,000 interactions',
      /analytics/i,
      /priority support/i,
      /7(?:[–-]| a )14 days/,
      /2 revisions/,
      /30[- ]day[^.]*guarantee/i,
      /\b47\b/,
      '89%',
      '24/7',
    ],
  ],
  [
    'R-APT-01 R-APT-02',
    'br',
    'ai-agent-automation',
    [
      /1 agente\b/,
      '1.000 interações',
      /3 agentes/,
      '10.000 interações',
      /7(?:[–-]| a )14 dias/,
      /2 revisões/,
      /garantia de satisfação de 30 dias/i,
      /\b47\b/,
      '89%',
      '24/7',
    ],
  ],
  [
    'R-AEN-04 R-AEN-05 R-AEN-09 R-AEN-10',
    'us',
    'animated-event-video',
    [
      ...steps('Briefing', 'Script', 'Animation', 'Delivery'),
      'Ready to Impress at Your Event?',
      /\b127\b/,
      /5(?:[–-]| a )7 days/,
      '4.8',
      'Guarantee: 100% satisfied or full refund',
      /script and storyboard/i,
      /commercial rights/i,
      /unlimited use/i,
    ],
  ],
  [
    'R-AEN-06 R-AEN-07 R-AEN-08 X-08',
    'us',
    'animated-event-video',
    [
      /90 s/,
      '1080p',
      /stock music/i,
      /60 s/,
      /2D animation/i,
      /3 formats/,
      /7[- ]days?/,
      /2 revisions/,
      /180 s/,
      '4K',
      /custom score/i,
      /120 s/,
      /3D/,
      /custom characters/i,
      /voiceover/i,
      /original soundtrack/i,
      /5 formats/,
      /10[- ]days?/,
      /unlimited revisions/i,
      /1 revision\b/,
      /storyboard is approved|until the storyboard/i,
    ],
  ],
  [
    'R-APT-25 R-APT-26 R-APT-27',
    'br',
    'animated-event-video',
    [
      /60 s/,
      /2D/,
      /3 formatos/,
      /7 dias/,
      /2 revisões/,
      /120 s/,
      /3D/,
      /personagens/i,
      /locução/i,
      /trilha (sonora )?original/i,
      /5 formatos/,
      /10 dias/,
      /revisões ilimitadas/i,
      /100% de satisfação ou reembolso integral/i,
      /direitos comerciais/i,
      /\b127\b/,
      /5(?:[–-]| a )7 dias/,
      '4,8',
    ],
  ],
  [
    'R-AEN-11 R-AEN-12 R-AEN-13 R-AEN-14 X-09',
    'us',
    'website-design-build',
    [
      /2 revisions/,
      /3 revisions/,
      /2 free minor edits/i,
      /5(?:[–-]| a )7 days/,
      /7(?:[–-]| a )14 business days/,
      /unlimited revisions until approval/i,
      /100% money back/i,
      /\b24\b/,
      '1.2 s',
      '98%',
    ],
  ],
  [
    'R-APT-03 R-APT-04',
    'br',
    'website-design-build',
    [
      /2 revisões/,
      /3 revisões/,
      /7(?:[–-]| a )14 dias úteis/,
      /100% do dinheiro de volta/i,
      /\b24\b/,
      '1,2 s',
      '98%',
    ],
  ],
  [
    'R-AEN-15 R-AEN-16 R-AEN-17 R-AEN-18 R-AEN-19',
    'us',
    'ad-management',
    [
      /up to 3 campaigns/i,
      /monthly reports/i,
      /email support/i,
      /unlimited campaigns/i,
      /weekly reports/i,
      'WhatsApp',
      /weekly call/i,
      /48 h/,
      /7 days/,
      /monthly contract/i,
      /positive in 30 days or fee refund/i,
      '$560K',
      '340%',
      /\b47\b/,
    ],
  ],
  [
    'R-APT-05 R-APT-06',
    'br',
    'ad-management',
    [
      /até 3 campanhas/i,
      /mensais/i,
      /campanhas ilimitadas/i,
      /semanais/i,
      /48 h/,
      /7 dias/,
      /contratos? mensa/i,
      /ROI positivo em 30 dias ou reembolso da taxa/i,
      'US$ 560 mil',
      '340%',
      /\b47\b/,
    ],
  ],
  [
    'R-AEN-20 R-AEN-21 R-AEN-22',
    'us',
    'ad-creative-pack',
    [
      /5 (static )?images/i,
      /3 formats/,
      /1 revision\b/,
      /3 short videos/i,
      /2 revisions/,
      /refund[^.]*72 h|72 h[^.]*refund/i,
      /\b89\b/,
      '4.2%',
    ],
  ],
  [
    'R-APT-07 R-APT-08',
    'br',
    'ad-creative-pack',
    [
      /5 imagens/i,
      /3 formatos/,
      /1 revisão/,
      /3 vídeos curtos/i,
      /2 revisões/,
      /72 h[^.]*reembolso integral/i,
      /\b89\b/,
      '4,2%',
    ],
  ],
  [
    'R-AEN-23 R-AEN-24',
    'us',
    'social-media-management',
    [
      'Essential',
      'Complete',
      /12 posts/,
      /8 stories/,
      /Instagram/,
      /Facebook/,
      /monthly reports/i,
      /basic copywriting/i,
      /20 posts/,
      /16 stories/,
      /all main platforms/i,
      /bi-weekly reports/i,
      /advanced copywriting/i,
      /community management/i,
      /first posts in 7 days or (full )?refund/i,
      /\b220\b/,
      '97%',
      '4.8x',
    ],
  ],
  [
    'R-APT-09 R-APT-10 R-APT-11 R-APT-12 R-APT-13',
    'br',
    'social-media-management',
    [
      'Essencial',
      'Completo',
      /12 posts/,
      /8 stories/,
      /Instagram/,
      /Facebook/,
      /relatórios mensais/i,
      /copywriting básico/i,
      /20 posts/,
      /16 stories/,
      /todas as principais plataformas/i,
      /relatórios quinzenais/i,
      /copywriting avançado/i,
      /gestão de comunidade/i,
      /rascunhos 2(?:[–-]| a )3 dias antes/i,
      /primeiros posts em 7 dias ou reembolso integral/i,
      /\b220\b/,
      '97%',
      '4,8x',
    ],
  ],
  [
    'R-AEN-25',
    'us',
    'auto-responder-bot-setup',
    [
      'WhatsApp',
      /10 automatic replies/i,
      /menu/i,
      /48 h/,
      /1 month/,
      /48(?:[–-]| a )72 h/,
      /\b73\b/,
      '92%',
      '24/7',
    ],
  ],
  [
    'R-APT-14 R-APT-15 R-APT-16 R-APT-17 X-10',
    'br',
    'auto-responder-bot-setup',
    [
      'WhatsApp',
      /10 respostas/i,
      /menu/i,
      /48 h/,
      /1 mês/,
      /48(?:[–-]| a )72 h/,
      /reconfigura/i,
      /\b73\b/,
      '92%',
      '24/7',
    ],
  ],
  [
    'R-AEN-26 X-30',
    'us',
    'email-marketing',
    [
      /4 campaigns/,
      /8 campaigns/,
      /A\/B test/i,
      /basic segmentation/i,
      /monthly reports/i,
      /email support/i,
      /premium design/i,
      /advanced segmentation/i,
      /automation/i,
      /weekly reports/i,
      /priority support/i,
      /GDPR opt-out in every email/i,
      'Mailchimp',
      'ConvertKit',
      'ActiveCampaign',
      '32%',
      '4.8%',
      '18x',
    ],
  ],
  [
    'R-APT-18 R-APT-19 R-APT-20 R-APT-21',
    'br',
    'email-marketing',
    [
      /4 campanhas/,
      /8 campanhas/,
      /A\/B/,
      /segmentação básica/i,
      /relatórios mensais/i,
      /suporte por e-mail/i,
      /design premium/i,
      /segmentação avançada/i,
      /automaç/i,
      /relatórios semanais/i,
      /suporte prioritário/i,
      /opt-out em todo e-mail, conforme a LGPD/i,
      'Mailchimp',
      'ConvertKit',
      'ActiveCampaign',
      '32%',
      '4,8%',
      '18x',
    ],
  ],
  [
    'R-AEN-27 X-13',
    'us',
    'youtube-editing',
    [
      /15 min/,
      /48 h/,
      /1 revision\b/,
      /30 min/,
      /3 thumbnail/i,
      /72 h/,
      /2 revisions/,
      /4 videos/,
      /25% discount/i,
      /\b156\b/,
      '4.9',
    ],
  ],
  [
    'R-APT-22 R-APT-23 R-APT-24 X-11 X-13',
    'br',
    'youtube-editing',
    [
      /15 min/,
      /48 h/,
      /1 revisão/,
      /30 min/,
      /3 opções de (thumbnail|miniatura)/i,
      /72 h/,
      /2 revisões/,
      /4 vídeos/,
      /25% de desconto/i,
      /ilimitadas até a aprovação/i,
      /\b156\b/,
      '4,9',
    ],
  ],
]

it.each(required)('%s is on the page (%s, %s)', async (_, edition, slug, facts) => {
  const { html } = await served(pathOf(slug, edition))
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  // React puts an empty comment between adjacent text nodes.
  const tags = main.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ').replaceAll('&#x27;', '’')
  const text = visibleText(tags.replace(/<[^>]+>/g, ' '))
  const missing = facts.filter((fact) => {
    if (typeof fact === 'string') return !text.includes(fact)
    return !fact.test(fact.source.startsWith('<') ? tags : text)
  })
  expect(missing).toEqual([])
})

/** A page's HTML from one string to the next occurrence of another. */
async function part(edition: 'us' | 'br', slug: Parameters<typeof pathOf>[0], from: string, to: string) {
  const { html } = await served(pathOf(slug, edition))
  const start = html.indexOf(from)
  expect(start, from).toBeGreaterThan(0)
  return html.slice(start, html.indexOf(to, start))
}

const textLines = (html: string) =>
  html
    .replace(/<!-- -->|\u2060/g, '')
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\s*\n\s*/g, '\n')

describe.each(['us', 'br'] as const)('R-PKG-19 Dominion (%s)', (edition) => {
  it('has exactly six solution cards', async () => {
    const cards = await part(edition, 'dominion', 'id="solutions"', '</section>')
    expect(cards.match(/<h3\b/g)).toHaveLength(6)
  })

  it('has its price and its implementation process in one block', async () => {
    const block = await part(edition, 'dominion', '<article', '</article>')
    expect(textLines(block)).toContain(amountText(priceOf(edition, 'page', 'dominion')).replace(/^\D+/, ''))
    expect(textLines(block)).toContain(
      edition === 'us' ? 'How Dominion is implemented' : 'O processo de implantação',
    )
    expect(block.match(/<h4\b/g)).toHaveLength(4)
    const main = await part(edition, 'dominion', '<main', '</main>')
    expect(main.match(/id="steps"/g)).toHaveLength(1)
    expect(main.match(/<article\b/g)).toHaveLength(1)
  })
})

describe('X-08 the English video page', () => {
  it('lists reading B as its plans', async () => {
    const plans = textLines(await part('us', 'animated-event-video', 'id="plans"', '</section>'))
    for (const fact of ['Up to 60 s', '7-day delivery', '2 revisions', 'Up to 120 s', '10-day delivery'])
      expect(plans).toContain(fact)
    for (const other of ['90 s', '180 s', '1080p', '4K', '1 revision\n', 'storyboard is approved'])
      expect(plans).not.toContain(other)
  })

  it('heads reading A “Formats on request” and explains in one sentence how it relates to the plans', async () => {
    const formats = textLines(await part('us', 'animated-event-video', 'id="formats"', '</section>'))
    const [title, sentence] = formats.split('\n').slice(1)
    expect(title).toBe('Formats on request')
    expect(sentence).toMatch(/^The plans above .* on request, you can order .* instead.*listed here\.$/)
    for (const fact of [
      '90 s',
      '180 s',
      '1080p',
      '4K',
      'Stock music',
      'Custom score',
      '1 revision',
      'Money back until',
    ])
      expect(formats).toContain(fact)
  })
})

describe('X-09 the English website page', () => {
  it('promises go-live and free edits with the 5-Page plan alone, after its delivery', async () => {
    const plans = textLines(await part('us', 'website-design-build', 'id="plans"', '</section>'))
    const [single = '', five = ''] = plans.split('\n5-Page\n')
    const delivery = 'Delivery in 7–14 business days'
    expect(single).toContain(delivery)
    expect(five).toContain(`${delivery}\nGo-live in 5–7 days\n2 free minor edits\n`)
    const page = textLines(await part('us', 'website-design-build', '<main', '</main>'))
    for (const promise of [/go-live in 5–7 days/gi, /2 free/g]) expect(page.match(promise)).toHaveLength(1)
  })

  it('states when each of the two periods starts', async () => {
    const page = textLines(await part('us', 'website-design-build', '<main', '</main>'))
    expect(page).toContain('Delivery is counted from your order, go-live from your approval.')
  })
})
