import { useLingui } from '@lingui/react/macro'
import { banner, bannerHref } from '~/content/home/banner'
import type { Edition } from '~/editions'
import { Banner } from '~/sections/Banner'

/** The bottom banner of an edition. Away from the home, `href` leads to its contact section (R-BRH-32). */
export function HomeBanner({ edition, href = bannerHref(edition) }: { edition: Edition; href?: string }) {
  const { t } = useLingui()
  const { label, text, action } = banner[edition]
  return (
    <Banner label={t(label)} text={t(text)} action={t(action)} href={href} close={t`Close this banner`} />
  )
}
