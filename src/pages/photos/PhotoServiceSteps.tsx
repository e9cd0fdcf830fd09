import { useLingui } from '@lingui/react/macro'
import { photoPoints, photoSteps } from '~/content/photoService'
import { bindWords } from '~/ui/bindWords'
import { Section } from '~/ui/Section'

/** How it works: three drawn steps on one horizon, then the six points as a list (R-PHE-03). */
export function PhotoServiceSteps() {
  const { t } = useLingui()
  return (
    <Section tone="sand" id="how" labelledBy="how-it-works">
      <div className="gap-x-8 lg:(grid grid-cols-12 items-end)">
        <h2 id="how-it-works" className="text-title display-tight lg:col-span-5">
          {t({ message: 'How It Works', comment: 'fixed by the specification' })}
        </h2>
        <p className="mt-5 max-w-28em text-lead text-ink-soft lg:(col-span-7 mt-0)">
          {t`No appointment, no make-up chair, no editing. Your own photos show our AI what you look like, and it photographs you again: better light, better backdrop, still you.`}
        </p>
      </div>
      <ol className="mt-9 grid gap-y-9 md:(grid-cols-3 mt-16)">
        {photoSteps.map(({ id, title, text }, index) => (
          <li key={id}>
            <img src={`/steps/${id}.svg`} alt="" width={480} height={320} loading="lazy" className="w-full" />
            <div className="flex items-baseline gap-4 pt-3 md:pr-8">
              <span aria-hidden="true" className="figures text-figure display-tight text-ember-deep">
                {index + 1}
              </span>
              <div>
                <h3 className="text-[min(1.3125rem,2.8vw)] font-600 font-display tracking--0.01em max-md:text-sub">
                  {bindWords(t(title))}
                </h3>
                <p className="mt-1 text-note text-ink-soft">{t(text)}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
      <ul className="mt-14 grid gap-x-8 border-t border-edge sm:grid-cols-2 md:mt-20 lg:grid-cols-3">
        {photoPoints.map(({ id, title, text }) => (
          <li key={id} className="border-b border-line py-5 text-note text-ink-soft">
            <strong className="block text-body text-ink font-600">{t(title)}</strong> {t(text)}
          </li>
        ))}
      </ul>
    </Section>
  )
}
