import { Trans, useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import type { Picture } from '~/catalog/pictures'
import { uploadAdvice } from '~/features/photos/content/upload'
import { Icon } from '~/ui/Icon'
import { UploadConsent } from './UploadConsent'

/** Photo advice beside the drop zone, and what the buyer agrees to. */
export function UploadGuide({ edition, sessionId }: { edition: EditionsWith<'upload'>; sessionId: string }) {
  const { t } = useLingui()
  return (
    <aside aria-labelledby="advice" className="lg:(sticky top-8)">
      <h2 id="advice" className="text-sub font-600 font-display">
        <Trans>What makes a good photo</Trans>
      </h2>
      {/* A good photo and two that are not: the advice says the same in words. */}
      <div className="upload-examples">
        <Example picture="/guide/lighting-good.svg" mark="check" />
        <Example picture="/guide/avoid-bad.svg" mark="close" />
      </div>
      <ul className="mt-4 border-t border-line text-note">
        {uploadAdvice.map((advice) => (
          <li key={advice.id} className="flex gap-3 border-b border-line py-3">
            <Icon
              name={advice.icon}
              className={`mt-0.5 ${advice.icon === 'check' ? 'text-leaf' : 'text-rose'}`}
            />
            <span>{t(advice.text)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-note">
        <a
          href={`${pathOf('photo-instructions', edition)}?session_id=${encodeURIComponent(sessionId)}`}
          className="group inline-flex items-center gap-2 py-1 text-ember-deep font-600 underline underline-offset-4 hover:text-ink"
        >
          <Trans>Read the photo guide</Trans>
          <Icon name="forward" className="transition-transform duration-200 group-hover:translate-x-0.5" />
        </a>
      </p>
      <UploadConsent edition={edition} />
    </aside>
  )
}

const Example = ({ picture, mark }: { picture: Picture; mark: 'check' | 'close' }) => (
  <span>
    <img src={picture} alt="" width={320} height={220} loading="lazy" />
    <span>
      <Icon name={mark} />
    </span>
  </span>
)
