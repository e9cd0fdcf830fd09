/**
 * Measures several things in turn, round after round, so that a busy moment of the machine befalls them all.
 * @param warmUps rounds before those that count
 * @returns the values of each by its name, in the order of the rounds
 */
export async function inRounds<Name extends string, Value>(
  count: number,
  measures: Record<Name, () => Promise<Value>>,
  warmUps = 0,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(measures) as Name[]
  const seen = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Value[]>
  for (let round = -warmUps; round < count; round++)
    for (const name of names) {
      const value = await measures[name]()
      if (round >= 0) seen[name].push(value)
    }
  return seen
}
