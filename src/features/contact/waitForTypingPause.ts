/** Milliseconds without input that count as a pause in typing. */
const pause = 300

/**
 * Resolves at the next pause in typing, so that long tasks do not block the input. Resolves immediately if no field of
 * the form has the focus, or once the field loses it.
 */
export async function waitForTypingPause(form: HTMLElement): Promise<void> {
  if (!form.querySelector(':is(input,textarea):focus')) return
  const controller = new AbortController()
  const { signal } = controller
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const restart = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, pause)
    }
    restart()
    form.addEventListener('input', restart, { signal })
    for (const type of ['focusout', 'invalid'])
      form.addEventListener(type, () => resolve(), { signal, capture: true })
  })
  controller.abort()
}
