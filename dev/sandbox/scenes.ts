/**
 * The scenes that the sandbox's studio delivers, in the order of the photo pages. A studio names its files in the
 * buyer's language, and the gallery shows these names.
 */
export const scenes = [
  { id: 'studio', us: 'Studio', br: 'Estúdio' },
  { id: 'office', us: 'Office', br: 'Escritório' },
  { id: 'paris', us: 'Paris', br: 'Paris' },
  { id: 'beach', us: 'Beach', br: 'Praia' },
  { id: 'night', us: 'City at night', br: 'Cidade à noite' },
  { id: 'garden', us: 'Garden', br: 'Jardim' },
  { id: 'library', us: 'Library', br: 'Biblioteca' },
  { id: 'cafe', us: 'Café', br: 'Café' },
  { id: 'theatre', us: 'Theater', br: 'Teatro' },
  { id: 'mountain', us: 'Mountains', br: 'Montanha' },
  { id: 'monochrome', us: 'Black and white', br: 'Preto e branco' },
  { id: 'workshop', us: 'Workshop', br: 'Ateliê' },
  { id: 'stage', us: 'Stage', br: 'Palco' },
  { id: 'airport', us: 'Airport', br: 'Aeroporto' },
  { id: 'home', us: 'At home', br: 'Em casa' },
] as const
