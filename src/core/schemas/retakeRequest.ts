/** What is wrong with photos that portraits cannot be made from. */
export const photoWishes = ['more', 'sharper', 'brighter', 'face', 'variety', 'alone', 'unfiltered'] as const
export type PhotoWish = (typeof photoWishes)[number]

/** Why the studio asks for other photos: chosen reasons, and its own words in the buyer's language. */
export type PhotosWanted = { reasons: PhotoWish[]; words: string }
