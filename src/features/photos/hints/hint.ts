/** What another photo could do better. Advice only: it never keeps a photo from being sent, and is not sent itself. */
export type Hint = 'screenshot' | 'small' | 'dark' | 'bright' | 'blurred' | 'alike'

/** What was seen in a photo, on this device. */
export type PhotoAnalysis = {
  hint: Exclude<Hint, 'alike'> | undefined
  /** Earlier selected photos that are nearly the same. */
  alike: readonly string[]
}
