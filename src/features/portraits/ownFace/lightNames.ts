/** The lights in which a visitor's photo is shown, in the order of their prints. */
export const lightNames = ['studio', 'night', 'window', 'sunset', 'monochrome'] as const
export type LightName = (typeof lightNames)[number]

/** The photo as it is comes first, to compare with. */
export const printNames = ['original', ...lightNames] as const
export type PrintName = (typeof printNames)[number]
