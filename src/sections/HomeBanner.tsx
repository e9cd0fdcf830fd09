import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { type MenuPage, planHref } from '~/catalog/menu'
import { Banner } from './Banner'
import { banner } from './bannerTexts'

/** The bottom banner of an edition. On other pages it links to the home page's contact section (R-BRH-32). */
export function HomeBanner({ edition, page }: { edition: EditionsWith<'home'>; page: MenuPage }) {
  const { t } = useLingui()
  const { label, text, action } = banner[edition]
  return (
    <Banner
      label={t(label)}
      text={t(text)}
      action={t(action)}
      href={planHref(edition, page)}
      close={t`Close this banner`}
    />
  )
}
