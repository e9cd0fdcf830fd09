import type { MessageDescriptor } from '@lingui/core'
import type { EditionsWith } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import type { HeadText } from '~/catalog/headText'
import type { IconName } from '~/catalog/icons'
import type { ServiceSlug } from '~/catalog/products'
import type { Sample } from './samples/sample'

type Text = MessageDescriptor

/** A figure and what it counts. */
type Stat = { id: string; value: Text; label: Text }

type Step = { id: string; title: Text; text: Text }

/** A promise or a term of the service, as it stands on the page. */
type Note = { id: string; title: Text; text: Text }

export type ServicePlan = {
  /** The plan's name in the price book: its price is that of the surface `page`. */
  id: string
  name: Text
  summary?: Text
  features: readonly Text[]
  /** Prices that come on top, such as hosting. `text` has the place `{price}`. */
  extras?: readonly { plan: string; text: Text }[]
  popular?: true
  /** A reduction of the first payment, in percent. `text` has the place `{price}` for what is paid then. */
  firstMonth?: { percentOff: number; text: Text }
}

type ComparisonRow = { id: string; label: Text; values: readonly [Text, Text] }

/** How a page shows its plans. Each page picks the form that suits what it sells (R-PKG-24). */
export type Plans = { title: Text; lead: Text } & (
  | { layout: 'cards'; plans: readonly ServicePlan[] }
  /** One line a plan: name, what it contains, price, button. */
  | { layout: 'table'; plans: readonly ServicePlan[] }
  /** One plan in one large price block, which the steps can be part of (R-PKG-19). */
  | { layout: 'block'; plans: readonly [ServicePlan]; withSteps?: true }
  /** Two plans side by side, one row a fact; each column closes with its price and button. */
  | { layout: 'comparison'; plans: readonly [ServicePlan, ServicePlan]; rows: readonly ComparisonRow[] }
)

/** What some pages show between the steps and the plans. */
export type Block =
  /** A two-column table: what is delivered, and how much or how often. */
  | {
      kind: 'table'
      id: string
      title: Text
      lead?: Text
      rows: readonly { id: string; label: Text; value: Text }[]
    }
  /** A table with one column a plan or format. */
  | {
      kind: 'options'
      id: string
      title: Text
      lead?: Text
      columns: readonly Text[]
      rows: readonly { id: string; label: Text; values: readonly Text[] }[]
    }
  /** Cards of what the service consists of. */
  | {
      kind: 'solutions'
      id: string
      title: Text
      lead?: Text
      items: readonly { id: string; icon: IconName; title: Text; text: Text }[]
    }

/** Everything that one detail page of one edition says. The editions are no translations of each other. */
export type ServicePage = {
  head: HeadText
  /** Stands over the headline and in the breadcrumb. */
  name: Text
  title: Text
  lead: Text
  /** Label of the calls to action of the hero and the plans. */
  action: Text
  /** Secondary button of the hero (R-PKG-03 to R-PKG-05). Without `href` it leads to the contact section of the home. */
  secondary: { label: Text; href?: string }
  stats: readonly [Stat, Stat, Stat]
  /** Key terms in a row under the hero: short, factual, what a buyer asks first. Three or four. */
  facts: readonly { id: string; label: Text; value: Text }[]
  steps: { title: Text; lead: Text; items: readonly Step[] }
  /** A drawn piece of the work, with what it says. */
  sample: Sample
  /** Before the plans. */
  story?: Block
  plans: Plans
  /** After the plans. */
  more?: Block
  notesTitle: Text
  notes: readonly Note[]
  closing: { title: Text; lead: Text; action: Text }
}

/** One service: what differs by edition, and what is the page's own. */
export type Service = Record<EditionsWith<ServiceSlug>, ServicePage> & {
  /** The scheduling page of its calls to action (R-PKG-06). */
  scheduling: 'default' | 'video'
  /** Where the back button leads when that is not the home (R-NAV-14). */
  back?: Partial<Record<Edition, string>>
  /** What keeps the page a sibling and no copy: how its steps run and on which side its picture stands. */
  look: { steps: 'line' | 'column'; art: 'right' | 'left' }
}
