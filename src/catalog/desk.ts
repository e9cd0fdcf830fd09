// The addresses of the owner's desk. They are not public: no address table, sitemap or link contains them.

/** Router paths of the desk's pages. */
export const deskPaths = {
  orders: '/desk',
  order: '/desk/orders/$id',
  messages: '/desk/messages',
  today: '/desk/today',
  help: '/desk/help',
} as const

/** The editor of the owner's data, a document of its own. */
export const editorPath = '/desk/site'

const patterns = Object.values(deskPaths).map(
  (path) => new RegExp(`^${path.replace('$id', '[0-9a-z-]{1,64}')}$`),
)

/** Whether a path, exactly as written, is a page of the desk. */
export function isDeskPage(path: string): boolean {
  return patterns.some((pattern) => pattern.test(path))
}
