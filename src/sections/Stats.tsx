type Stat = { id: string; value: string; label: string }

/** Figures as a typographic row on night: no boxes, hairlines only. */
export function Stats({ items }: { items: readonly Stat[] }) {
  return (
    <dl className="grid divide-y divide-haze md:(grid-cols-3 divide-x divide-y-0)">
      {items.map((item) => (
        <div
          key={item.id}
          className="flex flex-col-reverse justify-end py-6 md:(px-8 py-10 first:pl-0 last:pr-0)"
        >
          <dt className="text-note text-mist">{item.label}</dt>
          <dd className="text-figure display-tight figures">{item.value}</dd>
        </div>
      ))}
    </dl>
  )
}
