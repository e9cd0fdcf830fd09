import type { Edition } from '~/editions'

/** The photo service as the specification writes its address on buttons (R-COE-02, R-UPL-02, R-TYP-02). */
export const serviceHref: Record<Edition, string> = { us: '/ai-photo-service', br: '/ai-photo-service-br' }

export const legalHrefs: Record<Edition, { privacy: string; terms: string }> = {
  us: { privacy: '/privacy-policy', terms: '/terms-of-service' },
  br: { privacy: '/privacy-policy-br', terms: '/terms-of-service-br' },
}
