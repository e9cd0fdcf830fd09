import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { photoGuide } from '~/features/portraits/content/photoInstructions'
import { SiteNotice } from '~/sections/SiteNotice'
import { buttonClass } from '~/ui/Button'
import { Footer } from '~/ui/shell/Footer'
import { Header } from '~/ui/shell/Header'
import { PhotoInstructionsBack } from './PhotoInstructionsBack'
import { PhotoInstructionsTopic } from './PhotoInstructionsTopic'

type PhotoInstructionsProps = { edition: EditionsWith<'photo-instructions'>; sessionId: string | undefined }

export function PhotoInstructions({ edition, sessionId }: PhotoInstructionsProps) {
  const { t } = useLingui()
  return (
    <>
      <Header
        edition={edition}
        back={<PhotoInstructionsBack edition={edition} sessionId={sessionId} />}
        above={<SiteNotice edition={edition} />}
      />
      <main id="main" className="wrap pb-20 pt-8 md:pt-14">
        <div className="items-end gap-x-8 lg:(grid grid-cols-12)">
          <div className="lg:col-span-8">
            <h1 className="max-w-11em text-hero display-tight">
              <Trans>Photos that make great portraits</Trans>
            </h1>
            <p className="mt-6 max-w-30em text-lead text-ink-soft">
              <Trans>
                Five things to know before you choose your photos. They take two minutes to read, and the
                difference shows in every portrait.
              </Trans>
            </p>
          </div>
          <nav aria-label={t`On this page`} className="hidden lg:(col-span-3 col-start-10 block)">
            <ul className="border-t border-line text-note">
              {photoGuide.map(({ id, title }) => (
                <li key={id} className="border-b border-line">
                  <a href={`#${id}`} className="block py-2.5 font-500 hover:text-ember-deep">
                    {t(title)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="mt-10 md:mt-16">
          {photoGuide.map(({ id, title, text, advice, good, bad }) => (
            <PhotoInstructionsTopic
              key={id}
              id={id}
              title={t(title)}
              text={t(text)}
              advice={advice.map((item) => ({ id: item.id, text: t(item.text) }))}
              good={t(good)}
              bad={t(bad)}
            />
          ))}
        </div>
        <PhotoInstructionsBack
          edition={edition}
          sessionId={sessionId}
          className={buttonClass({ wide: true, className: 'group md:w-auto print:hidden' })}
        />
      </main>
      <Footer edition={edition} />
    </>
  )
}
