import { brHero } from '~/content/home/br/hero'
import { HomeHero } from '../HomeHero'

export function BrHero() {
  return <HomeHero edition="br" {...brHero} />
}
