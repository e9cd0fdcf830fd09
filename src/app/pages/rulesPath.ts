/** Path of the speculation rules; content pages reference it in a header. */
export const rulesPath = '/speculation-rules.json'
