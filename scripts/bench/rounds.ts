/**
 * Runs several measurements in turn, round by round, so that the load of the machine affects all of them equally.
 * @param warmUps number of rounds to discard first
 * @returns the values of each measurement by name, in the order of the rounds
 */
export async function inRounds<Name extends string, Value>(
  count: number,
  measures: Record<Name, () => Promise<Value>>,
  warmUps = 0,
): Promise<Record<Name, Value[]>> {
  const names = Object.keys(measures) as Name[]
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Value[]>
  for (let round = -warmUps; round < count; round++)
    for (const name of names) {
      const value = await measures[name]()
      if (round >= 0) results[name].push(value)
    }
  return results
}
