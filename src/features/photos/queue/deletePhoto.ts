/**
 * Deletes a photo on the server.
 * @returns `false` on failure; a photo that is already gone counts as deleted
 */
export async function deletePhoto(sessionId: string, id: string): Promise<boolean> {
  const response = await fetch(`/photos/${id}`, {
    method: 'DELETE',
    headers: { 'X-Session-Id': sessionId },
  }).catch(() => undefined)
  return response?.ok === true || response?.status === 404
}
