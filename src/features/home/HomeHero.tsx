import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { type Claim, claims } from '~/features/home/content/claims'
import { ProofStrip } from '~/features/home/parts/ProofStrip'
import { Hero } from '~/sections/Hero'
import { Badge } from '~/ui/Badge'
import { ButtonLink } from '~/ui/Button'
import { HomeHeroArt } from './HomeHeroArt'

type HomeHeroProps = {
  edition: EditionsWith<'home'>
  headline: MessageDescriptor
  subheadline: MessageDescriptor
  proof: readonly Claim[]
  /** A figure of the owner, after the promises. */
  figure?: string
  /** Shown below the buttons. */
  note?: string
}

/** The opening of a home: headline, two actions, and proof. */
export function HomeHero({ edition, headline, subheadline, proof, figure, note }: HomeHeroProps) {
  const { t } = useLingui()
  return (
    <Hero
      id="home"
      underHeader
      tone="glow"
      above={
        <Badge tone="night">
          {/* Allows a line break only between the two sentences. */}
          {t`AI tools. Human strategy.`.replace(/(?<!\.) /g, '\u00a0')}
        </Badge>
      }
      title={t(headline)}
      lead={t(subheadline)}
      actions={
        <>
          <ButtonLink href={`#${editions[edition].contactAnchor}`}>
            {t({ message: 'Start with a Free Strategic Plan', comment: 'fixed by the specification' })}
          </ButtonLink>
          <ButtonLink href="#packages" variant="on-night">
            {t`See Packages`}
          </ButtonLink>
          {note && <p className="basis-full pt-2 text-note text-mist">{note}</p>}
        </>
      }
      art={<HomeHeroArt edition={edition} />}
    >
      <ProofStrip
        items={[
          ...proof.map((id) => ({ id, text: t(claims[id]) })),
          ...(figure ? [{ id: 'figure', text: figure }] : []),
        ]}
      />
    </Hero>
  )
}
