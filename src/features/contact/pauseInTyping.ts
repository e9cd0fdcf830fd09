/** Milliseconds without a letter after which somebody thinks, or looks for the next field. */
const pause = 300

/**
 * Resolves once nobody is in the middle of a word: whatever takes long must not come between two letters. At once
 * where no field of the form has the focus, or the field is left.
 */
export async function pauseInTyping(form: HTMLElement): Promise<void> {
  if (!form.querySelector(':is(input,textarea):focus')) return
  const over = new AbortController()
  const { signal } = over
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, pause)
    }
    begin()
    form.addEventListener('input', begin, { signal })
    for (const type of ['focusout', 'invalid'])
      form.addEventListener(type, () => resolve(), { signal, capture: true })
  })
  over.abort()
}
