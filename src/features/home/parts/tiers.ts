/** Sets `aria-expanded` on each price list (R-USH-19). The browser toggles them and keeps only one open. */
export function startTiers(host: HTMLElement): void {
  const updateExpanded = (details: HTMLDetailsElement) => {
    const summary = details.querySelector('summary')
    summary?.setAttribute('aria-expanded', String(details.open))
  }
  for (const details of host.querySelectorAll('details')) updateExpanded(details)
  // `toggle` does not bubble.
  host.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && updateExpanded(target),
    {
      capture: true,
    },
  )
}
