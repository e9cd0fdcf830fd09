import type { Photo } from './photo'

/**
 * Numbers the portraits of an order from 1, for its buyer and at the desk alike: in the order in which they arrived, so
 * that no later one changes a number that somebody knows, and earlier versions keep theirs.
 */
export function numberPortraits<Portrait extends Pick<Photo, 'id' | 'storedAt' | 'createdAt'>>(
  portraits: readonly Portrait[],
): (Portrait & { number: number })[] {
  return portraits
    .filter(({ storedAt }) => storedAt)
    .toSorted(
      (one, other) =>
        Number(one.storedAt) - Number(other.storedAt) ||
        Number(one.createdAt) - Number(other.createdAt) ||
        (one.id < other.id ? -1 : 1),
    )
    .map((portrait, place) => ({ ...portrait, number: place + 1 }))
}
