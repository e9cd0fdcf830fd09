import type { Edition } from '../../editions.ts'
import type { Surface } from '../../priceRows.ts'
import type { Product } from '../../products.ts'
import type { Plan } from './pricePlans.ts'

type Name = readonly [english: string, portuguese: string]

export const productNames: Record<Product, Name> = {
  launch: ['Launch', 'Launch'],
  momentum: ['Momentum', 'Momentum'],
  dominion: ['Dominion', 'Dominion'],
  'ai-photos': ['AI studio portraits', 'Retratos de estúdio com IA'],
  'ai-agent-automation': ['AI agent automation', 'Automação com agente de IA'],
  'animated-event-video': ['Animated event video', 'Vídeo animado para eventos'],
  'website-design-build': ['Website or funnel', 'Criação de sites e funis'],
  'ad-management': ['Ad management', 'Gestão de tráfego pago'],
  'ad-creative-pack': ['Ad creative pack', 'Pacote de criativos'],
  'social-media-management': ['Social media management', 'Gestão de redes sociais'],
  'auto-responder-bot-setup': ['Auto-responder bot', 'Bot de autorresposta'],
  'email-marketing': ['Email marketing', 'E-mail marketing'],
  'youtube-editing': ['YouTube editing', 'Edição de vídeos para YouTube'],
}

export const planNames: Record<Plan, Name> = {
  start: ['Starting price', 'Preço inicial'],
  essential: ['Essential', 'Essencial'],
  pro: ['Pro', 'Pro'],
  'pro-plus': ['Pro+', 'Pro+'],
  premium: ['Premium', 'Premium'],
  global: ['Global', 'Global'],
  starter: ['Starter', 'Starter'],
  professional: ['Professional', 'Professional'],
  enterprise: ['Enterprise', 'Enterprise'],
  standard: ['Standard', 'Padrão'],
  deluxe: ['Deluxe', 'Deluxe'],
  'landing-page': ['Landing page', 'Landing page'],
  'business-website': ['Business website', 'Site empresarial'],
  'sales-funnel': ['Sales funnel', 'Funil de vendas'],
  basic: ['Basic', 'Básico'],
  single: ['Single', 'Um canal'],
  'multi-platform': ['Multi-platform', 'Vários canais'],
  creator: ['Creator', 'Creator'],
  'single-page': ['Single page', 'Página única'],
  'five-page': ['Five pages', 'Cinco páginas'],
  'single-page-maintenance': ['Single page: maintenance', 'Página única: manutenção'],
  'five-page-maintenance': ['Five pages: maintenance', 'Cinco páginas: manutenção'],
  meta: ['Meta', 'Meta'],
  google: ['Google', 'Google'],
  core: ['Core', 'Core'],
  static: ['Static images', 'Imagens estáticas'],
  complete: ['Complete', 'Completo'],
  'start-maintenance': ['Starting price: maintenance', 'Preço inicial: manutenção'],
  setup: ['Setup', 'Setup'],
  maintenance: ['Maintenance', 'Manutenção'],
  'single-page-hosting': ['Single page: hosting', 'Página única: hospedagem'],
  'five-page-hosting': ['Five pages: hosting', 'Cinco páginas: hospedagem'],
  'meta-minimum-spend': ['Meta: minimum ad spend', 'Meta: verba mínima'],
  'google-minimum-spend': ['Google: minimum ad spend', 'Google: verba mínima'],
  'pro-hosting': ['Pro: hosting', 'Pro: hospedagem'],
  'extra-language': ['Extra language', 'Idioma adicional'],
  series: ['Series', 'Série'],
}

export const surfaceNames: Record<Surface, Name> = {
  home: ['home page', 'página inicial'],
  menu: ['menu', 'menu'],
  page: ['own page', 'página própria'],
  service: ['own page', 'página própria'],
  checkout: ['payment page', 'página de pagamento'],
}

export const editionNames: Record<Edition, Name> = {
  us: ['in English', 'em inglês'],
  br: ['in Portuguese', 'em português'],
}
