/**
 * The name by which a mail greets: the first word of a name. A name that begins with a title or an initial, or
 * does not look like a person's, is used whole.
 * @param name a readable name, possibly empty
 */
export function firstName(name: string): string {
  const [first = ''] = name.split(' ')
  return /^(?!(Mr?s?|Miss|Dra?|Dona|Sra?|Srta|Profa?)$)\p{Lu}\p{Ll}[\p{L}'’-]*$/u.test(first) ? first : name
}
