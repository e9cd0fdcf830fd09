import { useLingui } from '@lingui/react/macro'
import type { Picture } from '~/catalog/pictures'
import { photoPoints, photoSteps } from '~/features/portraits/content/photoService'
import { bindText, bindWords } from '~/ui/bindWords'
import { Section } from '~/ui/Section'
import '~/sections/points.css'

/** How it works: three drawn steps on one horizon, then six points as a list (R-PHE-03). */
export function PhotoServiceSteps() {
  const { t } = useLingui()
  return (
    <Section tone="sand" id="how" labelledBy="how-it-works">
      <div className="gap-x-8 lg:(grid grid-cols-12 items-start)">
        <h2 id="how-it-works" className="text-title display-tight lg:col-span-5">
          {t({ message: 'How It Works', comment: 'fixed by the specification' })}
        </h2>
        <p className="mt-5 max-w-28em text-lead text-ink-soft text-balance lg:(col-span-7 mt-1)">
          {t`No appointment, no makeup chair, no editing. Your own photos show our AI what you look like, and it creates new portraits of you: better light, better backdrop, still you.`}
        </p>
      </div>
      <ol className="drawn-steps mt-9 grid gap-y-7 md:(grid-cols-3 mt-16)">
        {photoSteps.map(({ id, title, text }, index) => (
          <li key={id} className="max-md:(grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-4)">
            <img
              src={`/steps/${id}.svg` satisfies Picture}
              alt=""
              width={480}
              height={320}
              loading="lazy"
              className="w-full"
            />
            <div className="md:(flex items-baseline gap-4 pt-3 pr-8)">
              <span aria-hidden="true" className="figures text-figure display-tight text-ember-deep md:w-7">
                {index + 1}
              </span>
              <div>
                <h3 className="text-[min(1.3125rem,2.8vw)] leading-tight font-600 font-display tracking--0.01em max-md:text-sub">
                  {bindWords(t(title))}
                </h3>
                <p className="mt-1 text-list text-ink-soft">{bindText(t(text))}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <ul className="mt-10 grid border-t border-edge sm:grid-cols-2 md:(mt-20 grid-cols-3)">
        {photoPoints.map(({ id, title, text }) => (
          <li key={id} className="border-b border-line py-3 text-list text-ink-soft sm:(py-5 pr-8)">
            <strong className="mb-1 block text-balance point text-ink">{bindWords(t(title))}</strong>{' '}
            {bindText(t(text))}
          </li>
        ))}
      </ul>
    </Section>
  )
}
