/**
 * The lights in which a visitor's photo is shown, in the order of their prints: a phone shows the first two, which
 * differ most.
 */
export const lightNames = ['studio', 'night', 'window', 'sunset', 'monochrome'] as const
export type LightName = (typeof lightNames)[number]
