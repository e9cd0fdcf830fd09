/**
 * The text without regard to case and to how its letters are composed: full case folding over NFKC. Two texts that differ
 * in nothing else fold to the same.
 */
export function foldCase(text: string): string {
  // Lower case first: some capitals (ẞ) change only that way. Then upper (ß → SS, ς and σ → Σ), and lower again.
  return text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
}
