import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import type { Edition } from './editions'

/**
 * Which of its two variants the landing page shows. The Worker has chosen and says so in the language that it
 * asks the renderer for; the browser reads it off the page that it got.
 */
export const landingEdition = createIsomorphicFn()
  .server((): Edition => (getRequestHeader('accept-language')?.startsWith('pt') ? 'br' : 'us'))
  .client((): Edition => (document.documentElement.lang === 'pt-BR' ? 'br' : 'us'))
