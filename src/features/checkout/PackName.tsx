/** The name of a pack on one line or two: what tells it from the others stands alone on the second. */
export function PackName({ name }: { name: string }) {
  const [pack, kind] = name.split(/ (?=\S+$)/)
  return (
    <>
      <span className="inline-block">{pack}</span> <span className="inline-block">{kind}</span>
    </>
  )
}
