/** Milliseconds without a letter after which somebody thinks, or looks for the next field. */
const pause = 300

/**
 * Resolves once nobody is in the middle of a word: whatever takes long must not come between two letters. At once
 * where no field of the form has the focus, or the field is left.
 */
export function pauseInTyping(form: HTMLElement): Promise<void> {
  return new Promise((resolve) => {
    if (!form.querySelector(':is(input,textarea):focus')) return resolve()
    let timer = setTimeout(resolve, pause)
    form.addEventListener('input', () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, pause)
    })
    for (const type of ['focusout', 'invalid']) form.addEventListener(type, () => resolve(), true)
  })
}
