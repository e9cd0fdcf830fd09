import type { Edition } from '~/catalog/editions'
import type { SampleContent } from '~/features/services/content/samples/sample'
import { SampleBoards } from './SampleBoards'
import { SampleCalendar } from './SampleCalendar'
import { SampleLetter } from './SampleLetter'
import { SampleReport } from './SampleReport'
import { SampleThread } from './SampleThread'
import { SampleTimeline } from './SampleTimeline'
import { SampleWireframe } from './SampleWireframe'

/** Renders a sample according to its kind. */
export function SampleWork({ edition, piece }: { edition: Edition; piece: SampleContent }) {
  switch (piece.kind) {
    case 'report':
      return <SampleReport {...piece} />
    case 'timeline':
      return <SampleTimeline {...piece} />
    case 'thread':
      return <SampleThread {...piece} />
    case 'calendar':
      return <SampleCalendar {...piece} />
    case 'boards':
      return <SampleBoards edition={edition} {...piece} />
    case 'letter':
      return <SampleLetter {...piece} />
    case 'wireframe':
      return <SampleWireframe {...piece} />
  }
}
