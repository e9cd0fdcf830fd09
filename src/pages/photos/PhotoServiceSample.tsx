import { Trans, useLingui } from '@lingui/react/macro'
import { photoSample } from '~/content/photoService'
import { Frame } from '~/ui/Frame'
import { Section } from '~/ui/Section'

/** One plain photo and what comes back (R-PHE-02). */
export function PhotoServiceSample() {
  const { t } = useLingui()
  return (
    <Section>
      <figure>
        <div className="grid items-end gap-x-5 gap-y-10 lg:grid-cols-[1.05fr_4fr]">
          <div className="mx-auto w-52 max-w-full rotate--3 bg-white p-2.5 pb-10 shadow-float ring-1 ring-line lg:w-full">
            <img
              src="/people/sample-snapshot.svg"
              alt={t(photoSample.before)}
              width={400}
              height={500}
              loading="lazy"
              className="w-full"
            />
          </div>
          <ul className="grid grid-cols-2 gap-5 md:grid-cols-4 lg:pl-8">
            {photoSample.after.map(({ id, label, alt }) => (
              <li key={id} className="settle">
                <Frame src={`/people/sample-${id}.svg`} alt={t(alt)} lazy className="shadow-float" />
                <p className="pt-3 text-small text-ink-soft">{t(label)}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className="horizon mt-8" />
        <figcaption className="mt-7 text-figure display-tight">
          <Trans comment="fixed by the specification">
            Upload a simple photo like this — get AI portraits like these.
          </Trans>
        </figcaption>
      </figure>
    </Section>
  )
}
