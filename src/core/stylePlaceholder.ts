/**
 * What stands in the manifest of the renderer in the place of a style sheet's text, and so in the page that it renders.
 * `scripts/style-marks.ts` writes it, `server/http/fillStyles.ts` puts the text in.
 */
export const stylePlaceholder = (href: string) => `/*${href}*/`

export const styleMarks = /\/\*(\/assets\/[\w.-]+\.css)\*\//g
