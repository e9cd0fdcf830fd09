import type { EditionsWith } from '~/catalog/addresses'
import { statistics } from '~/catalog/owner/statistics'
import { Figures } from '~/features/home/parts/Figures'

/** The owner's figures in the about section. */
export function HomeFigures({ edition }: { edition: EditionsWith<'home'> }) {
  return (
    <Figures
      items={statistics[edition].about.map(({ text, figure }) => {
        const [before, after] = text.split(figure)
        return {
          id: text,
          text: (
            <>
              {before}
              <b>{figure}</b>
              {after}
            </>
          ),
        }
      })}
    />
  )
}
