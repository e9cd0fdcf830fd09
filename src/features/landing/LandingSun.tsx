import type { EditionsWith } from '~/catalog/addresses'
import { slot } from '~/core/pageSlots'

type Place = EditionsWith<'home'>

/** Radii of the disc and of the rings around it, in percent of the sky’s height. */
export const radius = 20
const rings = [25, 34, 45, 55, 68, 84, 103, 127]

type LandingSunProps = {
  place: Place
  /** Holds the glow of all suns. */
  first: boolean
}

/** The sun of an edition’s city, where it was when the page was sent (`server/skyAt.ts`). */
export function LandingSun({ place, first }: LandingSunProps) {
  // Only the Worker knows the values. The desk's router may also show the page, then without suns.
  if (typeof document !== 'undefined') return null
  return (
    <div className="city" data-light={slot(`${place}-light`)}>
      <svg aria-hidden="true" viewBox="-1 -100 2 100" preserveAspectRatio="xMidYMax" className="city-sky">
        {first && (
          <radialGradient id="glow">
            <stop className="warm" />
            <stop offset=".46" className="fading" />
            <stop offset="1" className="fading" stopOpacity="0" />
          </radialGradient>
        )}
        {/* Of the sky, not of the disc, which moves over it: the lower the sun, the redder. */}
        <linearGradient
          id={`sun-${place}`}
          gradientUnits="userSpaceOnUse"
          x2="0"
          y2="-74"
          gradientTransform={`scale(1 -1)translate(0 ${slot(`${place}-top`)})scale(1 -1)`}
        >
          <stop className="red" />
          <stop offset=".4" className="warm" />
          <stop offset=".8" className="golden" />
          <stop offset="1" className="pale" />
        </linearGradient>
        <g transform={`translate(0 ${slot(`${place}-top`)})`}>
          {/* Its height: down to the line, where the sky ends. */}
          <path d={`M0 ${2 * radius}v99`} className="sun-height" />
          <g className="city-light">
            <circle cy={radius} r={4 * radius} fill="url(#glow)" className="sun-glow" />
            <g fill="none" className="sun-rings">
              {rings.map((ring, index) => (
                <circle key={ring} cy={radius} r={ring} opacity={(36 - 4 * index) / 100} />
              ))}
            </g>
            <circle cy={radius} r={radius} fill={`url(#sun-${place})`} className="landing-sun" />
          </g>
        </g>
      </svg>
    </div>
  )
}
