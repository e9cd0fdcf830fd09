import { Trans, useLingui } from '@lingui/react/macro'
import type { Picture } from '~/catalog/pictures'
import { printLabels } from '~/features/portraits/content/photoService'
import { ButtonLink, buttonClass } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { printNames } from './lightNames'
import './ownFace.css'

/**
 * Shows a visitor's own photo in five lights before they buy, one of them large. The photo is drawn on the device, and
 * neither sent nor stored. Without script there is no section.
 */
export function OwnFace() {
  const { t } = useLingui()
  return (
    <section
      aria-labelledby="own-face"
      data-island="own-face"
      data-touched
      className="own-face border-t border-haze on-night bg-night py-16 text-paper md:py-24 [@media(scripting:none)]:hidden print:hidden"
    >
      <div className="wrap items-end gap-x-8 lg:(grid grid-cols-12)">
        <h2 id="own-face" className="text-title display-tight lg:col-span-5">
          <Trans>Your face, before you pay</Trans>
        </h2>
        <div className="mt-5 max-w-30em text-lead text-mist lg:(col-span-7 mt-0)">
          <p>
            <Trans>
              Choose one photo and see it in five kinds of light. It never leaves your device: nothing is
              sent, and nothing is stored.
            </Trans>
          </p>
          <p className="mt-2 text-paper">
            <Trans>This is only light. Our AI does the rest.</Trans>
          </p>
        </div>
      </div>
      <div className="own-stage wrap">
        {/* The chosen print is the large one: no script is needed for that. */}
        <div role="radiogroup" aria-labelledby="own-face" className="prints">
          {printNames.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="print"
                className="pointer-events-none absolute inset-0 opacity-0"
                defaultChecked={name === 'sunset'}
              />
              <img
                src={'/people/sample-snapshot.svg' satisfies Picture}
                alt=""
                width={400}
                height={500}
                loading="lazy"
              />
              <canvas data-print={name} />
              {name === 'original' && (
                <span data-when="empty">
                  <Trans comment="Below a drawn person, where a visitor’s own photo will be">Example</Trans>
                </span>
              )}
              <span data-when={name === 'original' ? 'shown' : undefined}>{t(printLabels[name])}</span>
            </label>
          ))}
        </div>
        <div className="own-actions flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink data-when="shown" href="#plans">{t`Choose your package`}</ButtonLink>
          <label
            className={buttonClass({
              variant: 'on-night',
              className:
                'relative has-[:focus-visible]:(outline-3 outline-solid outline-ember outline-offset-3)',
            })}
          >
            <span data-when="empty">
              <Icon name="image" className="text-sub text-ember" />
              <Trans comment="Button: opens the photos of the device">Choose a photo</Trans>
            </span>
            <span data-when="shown">
              <Trans comment="Button: opens the photos of the device">Try another photo</Trans>
            </span>
            <input
              type="file"
              accept="image/*"
              className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
            />
          </label>
          <div role="status" className="text-lead">
            <p data-when="shown">
              <Trans>In your package, our AI changes the scene, too.</Trans>
            </p>
            <p data-when="unreadable">
              <Trans>Your browser can’t open this file as a picture. Please choose a JPG or a PNG.</Trans>
            </p>
            <p data-when="failed">
              <Trans>That didn’t work. Please reload the page and choose your photo again.</Trans>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
