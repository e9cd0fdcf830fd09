import type { MessageDescriptor } from '@lingui/core'
import type { EditionsWith } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import type { HeadText } from '~/catalog/headText'
import type { ServiceSlug } from '~/catalog/products'
import type { PartDrawing } from '~/catalog/vignettes'
import type { Sample } from './samples/sample'

type Text = MessageDescriptor

type Step = { id: string; title: Text; text: Text }

/** A promise or a term of the service, as worded on the page. */
type Note = { id: string; title: Text; text: Text }

export type ServicePlan = {
  /** The plan's key in the price book, on the surface `page`. */
  id: string
  name: Text
  summary?: Text
  features: readonly Text[]
  /** Additional prices, such as hosting. `text` has the placeholder `{price}`. */
  extras?: readonly { plan: string; text: Text }[]
  popular?: true
  /** A discount on the first payment, in percent. `text` has the placeholder `{price}` for the reduced amount. */
  firstMonth?: { percentOff: number; text: Text }
}

type ComparisonRow = { id: string; label: Text; values: readonly [Text, Text] }

/** The layout of a page's plans, chosen to suit its product (R-PKG-24). */
export type Plans = { title: Text; lead: Text } & (
  | { layout: 'cards'; plans: readonly ServicePlan[] }
  /** One row per plan: name, features, price, button. */
  | { layout: 'table'; plans: readonly ServicePlan[] }
  /** One plan in a large price block, which may include the steps (R-PKG-19). */
  | { layout: 'block'; plans: readonly [ServicePlan]; withSteps?: true }
  /** Two plans side by side, one row per fact; each column ends with its price and button. */
  | { layout: 'comparison'; plans: readonly [ServicePlan, ServicePlan]; rows: readonly ComparisonRow[] }
)

/** An optional section before or after the plans. */
export type Block =
  /** A two-column table of deliverables with their amount or frequency. */
  | {
      kind: 'table'
      id: string
      title: Text
      lead?: Text
      rows: readonly { id: string; label: Text; value: Text }[]
    }
  /** A table with one column per plan or format. */
  | {
      kind: 'options'
      id: string
      title: Text
      lead?: Text
      columns: readonly Text[]
      rows: readonly { id: string; label: Text; values: readonly Text[] }[]
    }
  /** Cards with the parts of the service, each with its drawing. */
  | {
      kind: 'solutions'
      id: string
      title: Text
      lead?: Text
      items: readonly { id: string; art: PartDrawing; title: Text; text: Text }[]
    }

/** The content of one detail page in one edition. The editions are not translations of each other. */
export type ServicePage = {
  head: HeadText
  /** Shown above the headline. */
  name: Text
  title: Text
  lead: Text
  /** Label of the calls to action in hero and plans. */
  action: Text
  /** Secondary button of the hero (R-PKG-03 to R-PKG-05). Without `href` it links to the home's contact section. */
  secondary: { label: Text; href?: string }
  /** Three or four key terms in a row under the figures: the short facts that buyers ask for first. */
  facts: readonly { id: string; label: Text; value: Text }[]
  steps: { title: Text; lead: Text; items: readonly Step[] }
  /** A drawn sample of the work, with its text. */
  sample: Sample
  /** Shown before the plans. */
  story?: Block
  plans: Plans
  /** Shown after the plans. */
  more?: Block
  notesTitle: Text
  notes: readonly Note[]
  closing: { title: Text; lead: Text; action: Text }
}

/** One service: the content of each edition, and the page's settings. */
export type Service = Record<EditionsWith<ServiceSlug>, ServicePage> & {
  /** The scheduling page of its calls to action (R-PKG-06). */
  scheduling: 'default' | 'video'
  /** Target of the back button, if not the home (R-NAV-14). */
  back?: Partial<Record<Edition, string>>
  /**
   * Visual variation between the pages: the layout of the steps, the side of the image, and whether a phone shows only
   * its left part, near enough to read: two thirds of it, or less.
   */
  look: { steps: 'line' | 'column'; art: 'right' | 'left'; closeUp?: 'near' | 'nearer' }
}
