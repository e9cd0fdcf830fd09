/** Says of each price list whether it is open (R-USH-19). The browser opens, closes and keeps one open at a time. */
export function startTiers(host: HTMLElement): void {
  const say = (details: HTMLDetailsElement) => {
    const summary = details.querySelector('summary')
    summary?.setAttribute('aria-expanded', String(details.open))
  }
  for (const details of host.querySelectorAll('details')) say(details)
  // `toggle` does not bubble.
  host.addEventListener('toggle', ({ target }) => target instanceof HTMLDetailsElement && say(target), {
    capture: true,
  })
}
