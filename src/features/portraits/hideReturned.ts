/** Hides the note that nothing was charged once the buyer goes to pay after all, which happens in another tab. */
addEventListener('submit', ({ target }) => {
  if (location.hash === '#not-charged' && (target as HTMLFormElement).action.endsWith('/orders'))
    location.replace('#plans')
})
