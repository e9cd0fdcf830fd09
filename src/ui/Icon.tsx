import type { IconName } from '~/content/icons'

const icons = {
  back: 'i-lucide-arrow-left',
  forward: 'i-lucide-arrow-right',
  check: 'i-lucide-check',
  close: 'i-lucide-x',
  warning: 'i-lucide-triangle-alert',
  info: 'i-lucide-info',
  lock: 'i-lucide-lock',
  shield: 'i-lucide-shield-check',
  card: 'i-lucide-credit-card',
  refund: 'i-lucide-rotate-ccw',
  clock: 'i-lucide-clock',
  camera: 'i-lucide-camera',
  phone: 'i-lucide-smartphone',
  images: 'i-lucide-images',
  globe: 'i-lucide-globe',
  sharp: 'i-lucide-scan-face',
  image: 'i-lucide-image',
  spinner: 'i-lucide-loader-circle',
  menu: 'i-lucide-menu',
  expand: 'i-lucide-chevron-down',
  workflow: 'i-lucide-workflow',
  film: 'i-lucide-clapperboard',
  megaphone: 'i-lucide-megaphone',
  mail: 'i-lucide-mail',
  bot: 'i-lucide-bot',
  video: 'i-lucide-circle-play',
  play: 'i-lucide-play',
  pause: 'i-lucide-pause',
  compass: 'i-lucide-compass',
  pen: 'i-lucide-pen-line',
  website: 'i-lucide-panels-top-left',
  chart: 'i-lucide-chart-line',
  calendar: 'i-lucide-calendar-days',
  messages: 'i-lucide-messages-square',
  search: 'i-lucide-search',
  download: 'i-lucide-download',
  folder: 'i-lucide-folder-up',
  trash: 'i-lucide-trash-2',
} as const satisfies Record<IconName, string>

/** A line icon in the colour and about the size of the text beside it. Says nothing to a screen reader. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`inline-block shrink-0 ${icons[name]} ${className}`} />
}
