import type { Edition } from '../../src/catalog/editions.ts'
import type { Surface, Unit } from '../../src/catalog/prices.ts'
import type { Product } from '../../src/catalog/products.ts'

/** Surfaces of a row, by the text of its surface cell or the heading of its table. */
export const places: Record<string, readonly [Edition, ...Surface[]]> = {
  'US home': ['us', 'home'],
  'US page + menu': ['us', 'page', 'menu'],
  'BR home + PT page': ['br', 'home', 'page'],
  'EN service page (= US home)': ['us', 'service'],
  "EN service page (= US home 'Premium Custom')": ['us', 'service'],
  'PT service page (= BR home)': ['br', 'service'],
  'EN checkout': ['us', 'checkout'],
  'PT checkout': ['br', 'checkout'],
  '19.3 Dollar menu list prices (menu on package and add-on pages)': ['us', 'menu'],
  '19.4 US home add-ons (starting price; tiers)': ['us', 'home'],
  '19.5 BR home add-ons': ['br', 'home'],
  '19.6 English detail pages (page level)': ['us', 'page'],
  '19.7 Portuguese detail pages (page level, reais)': ['br', 'page'],
}

/** A product by a word that each of its names contains. */
export const productWords: [RegExp, Product][] = [
  [/^Launch$/, 'launch'],
  [/^Momentum$/, 'momentum'],
  [/^Dominion$/, 'dominion'],
  [/portraits|photos/i, 'ai-photos'],
  [/automation/i, 'ai-agent-automation'],
  [/animated/i, 'animated-event-video'],
  [/website/i, 'website-design-build'],
  [/ad management/i, 'ad-management'],
  [/creative pack/i, 'ad-creative-pack'],
  [/social media/i, 'social-media-management'],
  [/bot$/i, 'auto-responder-bot-setup'],
  [/email marketing/i, 'email-marketing'],
  [/youtube/i, 'youtube-editing'],
]

/** Plans whose key is not their English name. */
export const planKeys: Record<string, string> = {
  'pro+': 'pro-plus',
  'premium – custom': 'premium',
  'premium custom': 'premium',
  'premium personalizado': 'premium',
  'static images': 'static',
  'pro pack': 'pro',
  '5-page': 'five-page',
  essencial: 'essential',
  padrão: 'standard',
  básico: 'basic',
  completo: 'complete',
  manutenção: 'maintenance',
}

/** Section 19.5 lists its tiers without names, in the order of the cards. */
export const unnamedTiers: Record<string, readonly string[]> = {
  'P-34': ['essential', 'pro', 'pro-plus', 'premium'],
  'P-35': ['basic', 'pro'],
  'P-36': ['standard', 'premium'],
  'P-37': ['single-page', 'five-page'],
  'P-38': ['meta', 'google'],
  'P-39': ['core', 'pro'],
  'P-40': ['static', 'pro'],
  'P-41': ['essential', 'complete'],
  'P-42': ['setup', 'maintenance'],
  'P-43': ['basic', 'pro'],
}

/** Units that the page prints and the row leaves out. */
export const unwrittenUnits: Record<string, Record<string, Unit>> = {
  'P-56': { 'single-page': 'once', 'five-page': 'once' },
  'P-63': { start: 'month', basic: 'month', pro: 'month' },
}
