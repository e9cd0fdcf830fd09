let state = 1
/** Eight digits of a fixed sequence: random values would differ between stacks, and stored ones would weigh. */
function digits(): string {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state.toString(16).padStart(8, '0')
}
const uuid = () =>
  [digits(), digits(), digits(), digits()].join('').replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

const rows = Array.from({ length: 1000 }, () => ({ id: uuid(), name: uuid() }))

/** Returns the rows of the page that all stacks render, asynchronously like the rows of a database. */
export const readRows = (): Promise<typeof rows> =>
  new Promise((resolve) => setTimeout(() => resolve(rows), 0))
