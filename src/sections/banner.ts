/**
 * The banner hides while a form has the focus (R-A11-03). Not by a selector: one that looks through the page for the
 * focus is asked at every tap anywhere, and costs more than all else that a tap changes. Without script one does.
 */
const banner = document.querySelector<HTMLElement>('dialog[data-banner]')

function stepAside(): void {
  if (banner) banner.hidden = !!document.querySelector('form:not([method=dialog]):focus-within')
}

for (const type of ['focusin', 'focusout']) addEventListener(type, stepAside)
stepAside()
