/** The stacks to compare with: name, folder below `peers/`, and the package whose version names it. */
export const peerStacks = [
  ['Hono, hono/jsx', 'hono', 'hono'],
  ['Astro', 'astro', 'astro'],
  ['React Router', 'react-router', 'react-router'],
  ['TanStack Start', 'tanstack-start', '@tanstack/react-start'],
  ['SvelteKit', 'sveltekit', '@sveltejs/kit'],
  ['SolidStart', 'solid-start', '@solidjs/start'],
  ['Next by vinext', 'next', 'vinext'],
  ['Qwik City', 'qwik', '@builder.io/qwik-city'],
  ['Marko Run', 'marko', '@marko/run'],
] as const
