/**
 * Placeholder for the text of a style sheet in the renderer's manifest, and therefore in a rendered page.
 * `scripts/style-marks.ts` writes it, `app/pages/fillStyles.ts` replaces it with the text.
 */
export const stylePlaceholder = (href: string) => `/*${href}*/`

export const stylePlaceholders = /\/\*(\/assets\/[\w.-]+\.css)\*\//g
