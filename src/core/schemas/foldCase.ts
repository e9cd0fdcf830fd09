/**
 * Normalizes a text for comparison: full case folding over NFKC. Texts that differ only in case or in how their letters
 * are composed fold to the same text.
 */
export function foldCase(text: string): string {
  // Lowercase first: some capitals (ẞ) change only that way. Then uppercase (ß → SS, ς and σ → Σ), then lowercase.
  return text.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC')
}
