/** From this many power-ups on, the combination is cheaper (R-TIM-17). */
export const combination = { from: 2, percent: 15 } as const
