import { type Edition, editions } from './editions'
import { site } from './site'

/** Returns the seller as a receipt names it: what the owner has filled in, with the CNPJ where the law asks for it. */
export function sellerLine(edition: Edition): string {
  const { name, cnpj, address } = site.company
  const number = editions[edition].registration && cnpj ? `CNPJ ${cnpj}` : ''
  return [name, number, address].filter(Boolean).join(' · ')
}

/** Returns the owner's registration for an edition whose law requires it in a visible place; empty until filled in. */
export function registrationLine(edition: Edition): string {
  return editions[edition].registration ? sellerLine(edition) : ''
}
