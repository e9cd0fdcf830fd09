/** The services that have a detail page. A slug names the content file, the catalogue and the address. */
export const serviceSlugs = [
  'launch',
  'momentum',
  'dominion',
  'ai-agent-automation',
  'animated-event-video',
  'website-design-build',
  'ad-management',
  'ad-creative-pack',
  'social-media-management',
  'auto-responder-bot-setup',
  'email-marketing',
  'youtube-editing',
] as const

export type ServiceSlug = (typeof serviceSlugs)[number]

export function isServiceSlug(value: string): value is ServiceSlug {
  return (serviceSlugs as readonly string[]).includes(value)
}
