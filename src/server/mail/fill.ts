/** Replaces `{name}` placeholders in a single pass: placeholders inside a value are not replaced. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}
