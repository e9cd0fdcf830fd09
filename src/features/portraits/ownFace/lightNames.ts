/** The lights in which a visitor's photo is shown, in the order of their prints. */
export const lightNames = ['studio', 'window', 'sunset', 'night', 'monochrome'] as const
export type LightName = (typeof lightNames)[number]
