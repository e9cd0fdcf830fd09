/**
 * Takes a photo back from the server.
 * @returns `false` when it could not be done; one that is gone already is done
 */
export async function deletePhoto(sessionId: string, id: string): Promise<boolean> {
  const response = await fetch(`/photos/${id}`, {
    method: 'DELETE',
    headers: { 'X-Session-Id': sessionId },
  }).catch(() => undefined)
  return response?.ok === true || response?.status === 404
}
