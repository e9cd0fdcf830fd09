import { type ServiceSlug, serviceSlugs } from '../products.ts'

const services = Object.fromEntries(
  serviceSlugs.map((slug) => [`services/${slug}`, [`content/services/${slug}{,.br,.sample}.ts`]]),
) as Record<`services/${ServiceSlug}`, string[]>

/**
 * Assigns the texts of files to catalogues. A page loads `common` and its own; a text that two pages share is in both
 * of their catalogues, so that `common` stays small.
 */
export const catalogues = {
  common: [
    'ui/*.tsx',
    'content/{navigation,otherEdition}.ts',
    'content/money.ts',
    'pages/{NotFound,Failure}.tsx',
  ],
  menu: ['ui/menu/**', 'content/menu.ts'],
  contact: ['sections/{Contact*,MeetingOffer}.tsx', 'content/contact.ts', 'i18n/contactMessages.ts'],
  landing: ['pages/landing/**', 'content/landing.ts'],
  home: ['pages/home/*.{ts,tsx}', 'content/home/*.ts', 'content/questions.ts'],
  // Repeats a part of `home`: the Portuguese package pages show the banner and nothing else of it.
  banner: ['pages/home/HomeBanner.tsx', 'content/home/banner.ts'],
  'home/us': ['pages/home/us/**', 'content/home/us/**'],
  'home/br': ['pages/home/br/**', 'content/home/br/**'],
  'legal/privacy': ['pages/legal/**', 'content/legal/legal.ts', 'content/legal/privacy.ts'],
  'legal/terms': ['pages/legal/**', 'content/legal/legal.ts', 'content/legal/terms.ts'],
  'photos/service': ['pages/photos/PhotoService*.tsx', 'content/photoService.ts', 'content/photoPlans.ts'],
  'photos/checkout': [
    'pages/photos/Checkout*.tsx',
    'content/{checkout,paymentReasons,photoPlans}.ts',
    'i18n/paymentErrors.ts',
    'pages/photos/LostLink.tsx',
  ],
  'photos/upload': [
    'pages/photos/{CheckAgain,Upload*,SentPhoto,LostLink}.tsx',
    'content/{sentPhotos,upload,wishTexts}.ts',
    'i18n/uploadErrors.ts',
  ],
  'photos/order': [
    'pages/photos/{CheckAgain,Order*,SentPhoto,LostLink}.tsx',
    'content/{order,sentPhotos,wishTexts}.ts',
  ],
  'photos/instructions': ['pages/photos/PhotoInstructions*.tsx', 'content/photoInstructions.ts'],
  'photos/thank-you': ['pages/photos/ThankYou.tsx', 'content/thankYou.ts'],
  service: ['pages/service/**', 'content/serviceQuestions.ts', 'content/questions.ts'],
  ...services,
  desk: ['pages/desk/**', 'content/desk/**'],
  // Reads the next two on the server only.
  mail: ['content/{mail,buyerMails,endMails,refundMails,photoPlans,photoWishes}.ts'],
  notice: ['content/{notice,paymentReasons}.ts', 'pages/Failure.tsx'],
} satisfies Record<string, string[]>

export type CatalogueName = keyof typeof catalogues
