import { Fragment } from 'react'

/** A short text whose “money-back” and “20–30” stay on one line, where a browser would break after the dash. */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+[-–]\S+)/).map((part, index) =>
    index % 2 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      <Fragment key={part}>{part}</Fragment>
    ),
  )
}
