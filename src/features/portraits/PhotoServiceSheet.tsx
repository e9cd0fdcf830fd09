import { useLingui } from '@lingui/react/macro'
import type { Picture } from '~/catalog/pictures'
import { photoSample } from '~/features/portraits/content/photoService'
import '~/sections/darkroom.css'

const { before, after } = photoSample
const pictures = [before, ...after]
/** Pictures that develop one after the other in the last one's frame, where the darkroom animation is supported. */
const developed = pictures.slice(0, 5)

const fileOf = (id: (typeof pictures)[number]['id']): Picture => `/people/sample-${id}.svg`

/**
 * The contact sheet: one snapshot and fifteen labeled scenes of the same person. A rail on a phone; with scroll-driven
 * animations, the first scenes develop in one large frame, which then shrinks into its place.
 */
export function PhotoServiceSheet() {
  const { t } = useLingui()
  return (
    <>
      <div className="words" aria-hidden="true">
        {developed.map(({ id, label }) => (
          <span key={id}>{t(label)}</span>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a rail on a phone, scrolled by keyboard (WCAG 2.1.1) */}
      <ul className="sheet" aria-labelledby="sample" tabIndex={0}>
        {pictures.map(({ id, label, alt }) => {
          const stage = id === developed.at(-1)?.id
          return (
            <li key={id} className={stage ? 'stage' : undefined}>
              <div>
                {stage &&
                  developed
                    .slice(0, -1)
                    .map((layer) => (
                      <img key={layer.id} className="layer" src={fileOf(layer.id)} alt="" loading="lazy" />
                    ))}
                <img src={fileOf(id)} alt={t(alt)} width={400} height={500} loading="lazy" />
              </div>
              <p>{t(label)}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
