import type { MessageDescriptor } from '@lingui/core'
import type { Edition } from '~/catalog/editions'
import type { Picture } from '~/catalog/pictures'

type Text = MessageDescriptor

/** A count, written as the language writes numbers, or words that say it. */
export type Cell = number | Text

/** A page of figures: what was measured, and what follows from it. */
export type Report = {
  kind: 'report'
  heading: Text
  meta: Text
  figures?: readonly { id: string; label: Text; value: Cell; before?: Text }[]
  /** The head of the rows, then one a value. */
  columns: readonly [Text, Text, Text, Text]
  rows: readonly {
    id: string
    label: Text
    note: Text
    values: readonly [Cell, Cell, Cell]
    /** How far on the way to its goal, in percent, and whether that is as far as planned. */
    goal?: { done: number; state: 'reached' | 'course' | 'behind' }
    /** The row that ends the page; without one, it is the last. */
    ends?: true
  }[]
  /** What is done about it. */
  next: { title: Text; text: Text }
}

/** Stretches of one length of time, from days of a plan to seconds of a video. */
export type Timeline = {
  kind: 'timeline'
  heading: Text
  meta: Text
  /** Where the last stretch ends; `from` and `to` count in the same unit. */
  length: number
  rows: readonly { id: string; from: number; to: number; time: Text; title: Text; text: Text }[]
}

/** A conversation. `note` is the number of the remark that a message carries. */
export type Thread = {
  kind: 'thread'
  heading: Text
  meta: Text
  /** Who answers, read out before each answer. */
  answering: Text
  messages: readonly {
    id: string
    from: 'customer' | 'us'
    time: Text
    text: Text
    /** What the reader can choose from. */
    options?: readonly Text[]
    note?: number
  }[]
}

/** Working weeks, Monday to Friday. */
export type Calendar = {
  kind: 'calendar'
  heading: Text
  meta: Text
  weeks: readonly {
    id: string
    state: Text
    days: readonly { id: string; day: Text; form: 'post' | 'story'; title: Text; text: Text }[]
  }[]
}

/** Drawn frames with their words. The frames of a service lie side by side in one file. */
export type Boards = {
  kind: 'boards'
  heading: Text
  meta: Text
  frame: 'wide' | 'tall'
  /** The file of an edition; both have the same one where the frames show no words. */
  drawings: Record<Edition, Picture<'samples'>>
  boards: readonly {
    id: string
    label: Text
    title: Text
    text: Text
    /** The word on the button in the frame, where it has one. */
    button?: Text
    result?: { value: Cell; label: Text; best?: true }
  }[]
}

/** A letter as it is in the inbox, and what came of it. `note` is the number of the remark that a part carries. */
export type Letter = {
  kind: 'letter'
  from: Text
  subject: { text: Text; note: number }
  preview: Text
  /** 640 × 220 px, at the top of the letter; it shows no words. */
  picture: Picture<'samples'>
  greeting: { text: Text; note: number }
  paragraphs: readonly Text[]
  button: { text: Text; note: number }
  optOut: Text
  figures: readonly { id: string; value: number; label: Text }[]
}

/** A page before it is designed. `note` is the number of the remark that a part carries. */
export type Wireframe = {
  kind: 'wireframe'
  address: Text
  headline: { text: Text; note: number }
  lead: Text
  button: { text: Text; note: number }
  proofs: { items: readonly { id: string; text: Text }[]; note: number }
  form: { title: Text; fields: readonly { id: string; label: Text }[]; note: number }
}

export type SampleContent = Report | Timeline | Thread | Calendar | Boards | Letter | Wireframe

/** A piece of the work as a customer gets it. Its business and its figures are invented, and the page says so. */
export type Sample = {
  /** Of what the link in the hero tells, such as "A sample report". */
  name: Text
  title: Text
  lead: Text
  /** What to look at, in the order of their numbers. */
  notes: readonly { id: string; title: Text; text: Text }[]
  piece: SampleContent
}
