const name = 'ChunkLoadError'

/**
 * Gives script and style load failures, which browsers report differently, one error name, as after a deployment. The
 * router would reload the page once per file if the original error name were kept.
 * @param onLost called for each failure
 */
export function normalizeChunkLoadErrors(onLost?: (error: Error) => void): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    Object.assign(payload, { name, message: 'A file of this page could not be fetched' })
    onLost?.(payload)
  })
}

export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && error.name === name
}
