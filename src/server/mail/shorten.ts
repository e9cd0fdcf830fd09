/** Cuts a text that is longer than so many characters, whole ones, and says so by an ellipsis. */
export function shorten(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}
