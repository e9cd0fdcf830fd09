type ProofStripProps = { items: readonly { id: string; text: string }[] }

/** Promises under the horizon of the hero, each a short sentence in display type. */
export function ProofStrip({ items }: ProofStripProps) {
  return (
    <ul className="grid divide-y divide-haze md:(grid-cols-3 divide-x divide-y-0)">
      {items.map(({ id, text }) => (
        <li
          key={id}
          className="py-5 text-sub font-600 font-display tracking--0.01em text-balance md:(px-8 py-9 first:pl-0 last:pr-0) lg:py-[clamp(.75rem,24svh-11.25rem,2.25rem)]"
        >
          {text}
        </li>
      ))}
    </ul>
  )
}
