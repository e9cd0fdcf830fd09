/** The buyer's verdict on a portrait: it looks like them, almost, or not. */
export const verdicts = ['me', 'almost', 'not_me'] as const
export type Verdict = (typeof verdicts)[number]
