import { cleanLine } from '~/core/schemas/cleanLine'

/** Longest name of a scene, in characters. */
const longest = 40

/** Words that cameras and programs name files with. */
const generic =
  /^(\p{L}{0,3}|dscn?|dscf|image[mn]?|imagen|photo|foto|portrait|retrato|picture|final|output|result|untitled|copy|cópia)$/iu

/**
 * The scene that a studio has named a portrait's file after, such as “City at night” for `City at night 2.jpg`;
 * `undefined` for a name that a camera or a program gave.
 */
export function sceneOf(fileName: string): string | undefined {
  const words = cleanLine(
    fileName
      .replace(/\.[a-z\d]{2,5}$/i, '')
      .replace(/[\s_-]+/g, ' ')
      .replace(/ ?\(?\d+\)?$/, ''),
  )
  return words.length > longest || /\d/.test(words) || generic.test(words) ? undefined : words
}
