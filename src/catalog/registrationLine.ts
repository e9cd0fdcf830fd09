import { type Edition, editions } from './editions'
import { site } from './site'

/** Returns the owner's registration for an edition whose law requires it in a visible place; empty until filled in. */
export function registrationLine(edition: Edition): string {
  const { name, cnpj, address } = site.company
  return editions[edition].registration
    ? [name, cnpj && `CNPJ ${cnpj}`, address].filter(Boolean).join(' · ')
    : ''
}
