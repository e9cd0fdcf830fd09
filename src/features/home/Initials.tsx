/** The initials of a name in place of a portrait, in front of the sun; the name itself is beside them. */
export function Initials({ name }: { name: string }) {
  return (
    <span aria-hidden="true" translate="no" className="initials display-tight">
      {initialsOf(name)}
    </span>
  )
}

/** The first letters of the first and the last word of a name: “Ana de Souza” is “AS”. */
function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][^\s]*/gu) ?? []
  return [words[0], ...words.slice(1).slice(-1)]
    .map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '')
    .join('')
}
