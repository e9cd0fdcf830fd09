/** Minimum number of power-ups for the combination discount (R-TIM-17). */
export const combination = { from: 2, percent: 15 } as const
