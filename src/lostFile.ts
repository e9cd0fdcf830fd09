const lostFile = 'LostFile'

/**
 * Gives one name to what browsers call differently: a script or style of this page cannot be fetched, as after a
 * deployment. Under its own name the router would reload the page by itself, once for each file.
 */
export function nameLostFiles(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = lostFile
    payload.message = 'A file of this page could not be fetched'
  })
}

export function isLostFile(error: unknown): boolean {
  return error instanceof Error && error.name === lostFile
}
