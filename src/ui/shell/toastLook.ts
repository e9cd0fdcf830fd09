import { palette } from '../theme/palette'

export type ToastKind = 'success' | 'error' | 'info'

/**
 * Outlines and colors of the toasts, which distinguish the kinds by shape and color. Literal colors, because a page's
 * style sheet has only the variables it uses.
 */
export const toastLooks: Record<ToastKind, { outline: string; icon: string; ground: string; edge: string }> =
  {
    success: {
      outline: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0m5 0l3 3l5-6',
      icon: palette.leaf,
      ground: palette['leaf-wash'],
      edge: palette.leaf,
    },
    error: {
      outline: 'M12 3L22 20H2zM12 9.5v4.5m0 3v.01',
      icon: palette.rose,
      ground: palette['rose-wash'],
      edge: palette.rose,
    },
    info: {
      outline: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0m9 0v4.5m0-8.5v.01',
      icon: palette.ink,
      ground: palette.paper,
      edge: palette.edge,
    },
  }

export const toastInk = palette.ink
