const name = 'LostFile'

/**
 * Gives one name to what browsers call differently: a script or style of this page cannot be fetched, as after a
 * deployment. Under its own name the router would reload the page by itself, once for each file.
 * @param onLost is told of each
 */
export function nameLostFiles(onLost: (error: Error) => void): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    onLost(Object.assign(payload, { name, message: 'A file of this page could not be fetched' }))
  })
}

export function isLostFile(error: unknown): boolean {
  return error instanceof Error && error.name === name
}
