/** Name of a plan on one or two lines: the last word, which tells the plans apart, wraps as a unit. */
export function PlanName({ name }: { name: string }) {
  const [pack, kind] = name.split(/ (?=\S+$)/)
  return (
    <>
      <span className="inline-block">{pack}</span> <span className="inline-block">{kind}</span>
    </>
  )
}
