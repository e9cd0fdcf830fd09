import { readFileSync } from 'node:fs'
import { type FontRole, fallbackFamilies, fonts } from '../../src/ui/theme/fonts.ts'
import { measureFallback } from './measureFallback.ts'

const folder = new URL('../../public/fonts/', import.meta.url)
const locals = {
  400: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
  700: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
}

const fontFace = (descriptors: Record<string, string>) =>
  `@font-face {\n${Object.entries(descriptors)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`

/** Returns `src/ui/theme/fonts.css`: each font of `public/fonts/`, and its fallback of the same size. */
export async function fontFaces(): Promise<string> {
  const faces: string[] = []
  const fallbacks: string[] = []
  for (const [role, font] of Object.entries(fonts) as [FontRole, (typeof fonts)[FontRole]][]) {
    const { family, file, weight, usualWeight, unkerned } = font
    const range = { 'font-weight': `${weight.min} ${weight.max}` }
    const face = {
      'font-family': `'${family}'`,
      src: `url('/fonts/${file}.woff2')`,
      ...range,
      'font-display': 'swap',
    }
    faces.push(fontFace(face))
    // A face of their own, from the same file: browsers kern within one face.
    if (unkerned) faces.push(fontFace({ ...face, 'unicode-range': unkerned }))
    fallbacks.push(
      fontFace({
        'font-family': `'${fallbackFamilies[role]}'`,
        src: locals[usualWeight].map((name) => `local('${name}')`).join(', '),
        ...range,
        ...(await measureFallback(readFileSync(new URL(`${file}.woff2`, folder)), font)),
      }),
    )
  }
  const head = '/* Written by `npm run fonts` from src/ui/theme/fonts.ts and the files in public/fonts/. */\n'
  return head + faces.join('') + fallbacks.join('')
}
