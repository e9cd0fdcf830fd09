/**
 * How much the tests run, from the variable `DEEPER`. By default (1) every behavior is tested once in each edition;
 * from 2 on every combination of page, device and software is tested, and from 10 on each software alone. The gate runs
 * 3.
 */
export const depth = Number(process.env.DEEPER ?? 1)

/** All cases from depth 2 on; otherwise each `parts`-th, starting with `part`: callers divide the cases among them. */
export const shareOf = <Case>(all: readonly Case[], parts: number, part = 0): Case[] =>
  all.filter((_, place) => depth > 1 || place % parts === part % parts)

/** Both editions from depth 2 on; otherwise the first or the second: the files take turns. */
export const sampledEditions = (turn: 0 | 1): ('us' | 'br')[] => shareOf(['us', 'br'], 2, turn)
