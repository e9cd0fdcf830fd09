/**
 * The name by which a mail greets: the first word of a name. A title, an initial or a name that does not look like a
 * person's is not taken apart.
 * @param name a readable name, possibly empty
 */
export function firstName(name: string): string {
  const [first = ''] = name.split(' ')
  return /^\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(first) ? first : name
}
