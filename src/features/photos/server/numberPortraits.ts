import type { Photo } from './photo'

/**
 * Numbers the portraits of an order from 1, the same for buyer and desk: by arrival, so that numbers never change, and
 * earlier versions keep theirs.
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
