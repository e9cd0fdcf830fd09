import { answerHours } from './schemas/limits'

/** Until when a message received at `at` is promised an answer; both in milliseconds since the epoch. */
export const answerBy = (at: number): number => at + answerHours * 3_600_000
