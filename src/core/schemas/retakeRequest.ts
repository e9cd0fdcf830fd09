/** Problems of photos that portraits cannot be made from. */
export const retakeReasons = [
  'more',
  'sharper',
  'brighter',
  'face',
  'variety',
  'alone',
  'unfiltered',
] as const
export type RetakeReason = (typeof retakeReasons)[number]

/** The studio's request for other photos: selected reasons, and a message in the buyer's language. */
export type RetakeRequest = { reasons: RetakeReason[]; words: string }
