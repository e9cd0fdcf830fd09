import { useLingui } from '@lingui/react/macro'
import { statistics } from '~/catalog/owner/statistics'
import { usHero } from '~/features/home/content/us/hero'
import { HomeHero } from '../HomeHero'

export function UsHero() {
  const { t } = useLingui()
  const { note, ...hero } = usHero
  return <HomeHero edition="us" {...hero} figure={statistics.us.hero} note={t(note)} />
}
