/** Bytes of one stored photo at most (R-UPL-13). */
export const photoBytes = 25 * 1024 * 1024

/** Photos of one order at most (R-TIM-13). */
export const photosPerOrder = 30
