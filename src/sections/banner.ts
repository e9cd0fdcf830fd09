/**
 * Hides the banner while a form has the focus (R-A11-03). Done in JavaScript because a page-wide `:has(:focus)`
 * selector is re-evaluated on every tap and dominates its cost. Without JavaScript, a selector does it.
 */
const banner = document.querySelector<HTMLElement>('dialog[data-banner]')

function hideForForms(): void {
  if (banner) banner.hidden = !!document.querySelector('form:not([method=dialog]):focus-within')
}

for (const type of ['focusin', 'focusout']) addEventListener(type, hideForForms)
hideForForms()
