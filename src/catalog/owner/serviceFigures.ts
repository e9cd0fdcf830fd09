import type { EditionsWith } from '../addresses'
import type { ServiceSlug } from '../products'
import type { ServiceFigure } from './schemas/serviceFigures'
import content from './serviceFigures.json' with { type: 'json' }

/** The three figures below the headline of each detail page. */
export const serviceFigures: Readonly<
  Record<ServiceSlug, Record<EditionsWith<'home'>, readonly ServiceFigure[]>>
> = content
