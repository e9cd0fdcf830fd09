import { Trans } from '@lingui/react/macro'
import type { Picture } from '~/catalog/pictures'
import type { photoGuide } from '~/features/portraits/content/photoInstructions'
import { Icon } from '~/ui/Icon'

type TopicProps = {
  /** Names the two drawings in `public/guide`. */
  id: (typeof photoGuide)[number]['id']
  title: string
  text: string
  advice: readonly { id: string; text: string }[]
  good: string
  bad: string
}

export function PhotoInstructionsTopic({ id, title, text, advice, good, bad }: TopicProps) {
  return (
    <section aria-labelledby={id} className="pb-14 md:pb-22 print:break-inside-avoid">
      <div className="horizon" />
      <div className="grid gap-x-8 gap-y-8 pt-8 print:grid-cols-2 md:pt-12 lg:grid-cols-12">
        <div className="lg:(col-span-5 pr-8)">
          <h2 id={id} className="text-title display-tight lg:mr--8">
            {title}
          </h2>
          <p className="mt-4 max-w-34em text-ink-soft">{text}</p>
          <ul className="mt-5 text-note">
            {advice.map((item) => (
              <li key={item.id} className="flex gap-3 py-1.5">
                <span
                  aria-hidden="true"
                  className="mt-[0.62em] w-4 shrink-0 self-start border-y border-ember"
                />
                {item.text}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid gap-4 self-start sm:grid-cols-2 lg:col-span-7">
          <figure>
            <img
              src={`/guide/${id}-good.svg` satisfies Picture}
              alt=""
              width={320}
              height={220}
              loading="lazy"
              className="w-full rounded-card"
            />
            <figcaption className="flex gap-2.5 pt-3 text-note">
              <Icon name="check" className="mt-0.5 text-leaf" />
              <span>
                <strong className="font-600 text-leaf">
                  <Trans comment="Before the description of a good photo">Like this:</Trans>
                </strong>{' '}
                {good}
              </span>
            </figcaption>
          </figure>
          <figure>
            <img
              src={`/guide/${id}-bad.svg` satisfies Picture}
              alt=""
              width={320}
              height={220}
              loading="lazy"
              className="w-full rounded-card"
            />
            <figcaption className="flex gap-2.5 pt-3 text-note">
              <Icon name="close" className="mt-0.5 text-rose" />
              <span>
                <strong className="font-600 text-rose">
                  <Trans comment="Before the description of a bad photo">Not like this:</Trans>
                </strong>{' '}
                {bad}
              </span>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  )
}
