/**
 * Shows the chosen photo in five lights. Drawing is loaded with the first photo; the photo stays on the device.
 * @public Loaded by name in `islands.ts`.
 */
export function start(section: HTMLElement): void {
  const input = section.querySelector<HTMLInputElement>('[type=file]')
  if (!input) return
  /** The latest choice, so that a slower earlier one does not replace it. */
  let latest: File | undefined

  const show = async () => {
    const photo = input.files?.[0]
    // Lets the same photo be chosen again.
    input.value = ''
    if (!photo) return
    latest = photo
    const prints = [...section.querySelectorAll('canvas')]
    const state = await import('./drawLights')
      .then(({ drawLights }) => drawLights(photo, prints, () => latest === photo))
      .then(
        (drawn) => (drawn ? 'shown' : 'unreadable'),
        () => 'failed',
      )
    if (latest !== photo) return
    // Empties the prints: the drawn snapshot is shown again, and an earlier photo would cover it.
    if (state !== 'shown')
      for (const print of prints) print.getContext('2d')?.clearRect(0, 0, print.width, print.height)
    section.dataset.state = state
  }
  input.addEventListener('change', show)
  // Chosen before the script arrived.
  void show()
}
