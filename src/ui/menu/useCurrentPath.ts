import { useLocation } from '@tanstack/react-router'
import { toPublic } from '~/catalog/addresses'

/** The public path of the current page. */
export function useCurrentPath(): string {
  return useLocation({ select: ({ pathname }) => toPublic(pathname) })
}
