import type { Raw } from './raw.ts'

/** Makes the file of a labelled photograph from a real one. */
export type Change = (photo: Raw, random: () => number) => Promise<Buffer>
