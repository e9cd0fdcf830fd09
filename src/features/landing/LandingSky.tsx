import { Trans } from '@lingui/react/macro'

/** Radii of the rings around the sun, relative to its radius, with decreasing opacity. */
const rings = [1.22, 1.5, 1.86, 2.3, 2.84, 3.5]

/** The night sky with its sun. The text is static; only the light is animated. */
export function LandingSky() {
  return (
    <section aria-labelledby="opening" className="sky flex flex-col lg:(grid grid-cols-2)">
      <div className="relative wrap lg:(col-start-2 row-start-1 mx-0 max-w-[max(41rem,41vw)] self-end pl-11)">
        <div className="pb-6 pt-22 md:pt-30 lg:(pb-[max(2rem,6.5svh)] pt-14)">
          <h1 id="opening" className="headline display-tight">
            <Trans comment="fixed by the specification">
              Choose how you want to transform your digital presence
            </Trans>
          </h1>
          <p className="mt-4 max-w-26em text-mist text-lead md:mt-6 lg:max-w-131">
            <Trans>
              Technology, AI and strategy, brought together by people who want to see your business grow.
            </Trans>
          </p>
        </div>
      </div>
      <div aria-hidden="true" className="sunspot h-34 grow md:h-60 lg:(col-start-1 row-start-1 h-auto)">
        <svg aria-hidden="true" viewBox="-4 -4 8 4" className="sun-rings" fill="none">
          {rings.map((radius, index) => (
            <circle key={radius} r={radius} opacity={0.34 - index * 0.05} />
          ))}
        </svg>
        <span className="landing-sun sun" />
      </div>
    </section>
  )
}
