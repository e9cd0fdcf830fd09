/** Digits per group after the country code, by country and total number of digits. */
const groups: Record<string, readonly [country: string, ...sizes: number[]]> = {
  '1:11': ['1', 3, 3, 4],
  '55:12': ['55', 2, 4, 4],
  '55:13': ['55', 2, 5, 4],
}

/** Formats a number for display: `+12025550143` → `+1 202 555 0143`. Does not group numbers of unknown form. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  const country = digits.startsWith('55') ? '55' : '1'
  const [code, ...sizes] = groups[`${country}:${digits.length}`] ?? []
  if (!code) return `+${digits}`
  let from = code.length
  const parts = sizes.map((size) => {
    from += size
    return digits.slice(from - size, from)
  })
  return `+${code} ${parts.join(' ')}`
}
