/** Where the rules for fetching ahead are; content pages name them in a header. */
export const rulesPath = '/speculation-rules.json'
