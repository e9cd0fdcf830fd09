/**
 * Shows the chosen photo in five lights. Drawing is loaded with the first photo; the photo stays on the device.
 * @public Loaded by name in `islands.ts`.
 */
export function start(section: HTMLElement): void {
  const input = section.querySelector('input')
  if (!input) return
  /** The latest choice, so that a slower earlier one does not replace it. */
  let latest: File | undefined

  const show = async () => {
    const photo = input.files?.[0]
    // Lets the same photo be chosen again.
    input.value = ''
    if (!photo) return
    latest = photo
    const { drawLights } = await import('./drawLights')
    const drawn = await drawLights(photo, [...section.querySelectorAll('canvas')], () => latest === photo)
    if (latest === photo) section.dataset.state = drawn ? 'shown' : 'unreadable'
  }
  input.addEventListener('change', show)
  // Chosen before the script arrived.
  void show()
}
