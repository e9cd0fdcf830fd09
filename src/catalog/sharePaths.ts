import type { CompleteEdition } from './editions.ts'

/** Where links to shared portraits begin. They name the language, so that a link that opens nothing still has one. */
export const sharePaths: Record<CompleteEdition, string> = { us: '/shared', br: '/compartilhado' }
