import { brHero } from '~/features/home/content/br/hero'
import { HomeHero } from '../HomeHero'

export function BrHero() {
  return <HomeHero edition="br" {...brHero} />
}
