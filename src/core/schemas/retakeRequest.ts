/** Problems of photos that portraits cannot be made from. */
export const photoWishes = ['more', 'sharper', 'brighter', 'face', 'variety', 'alone', 'unfiltered'] as const
export type PhotoWish = (typeof photoWishes)[number]

/** The studio's request for other photos: selected reasons, and a message in the buyer's language. */
export type PhotosWanted = { reasons: PhotoWish[]; words: string }
