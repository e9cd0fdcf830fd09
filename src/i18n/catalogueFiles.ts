import { type ServiceSlug, serviceSlugs } from '../catalog/products.ts'

const services = Object.fromEntries(
  serviceSlugs.map((slug) => [
    `services/${slug}`,
    [`features/services/content/{,samples/}${slug}{,.br,.sample}.ts`],
  ]),
) as Record<`services/${ServiceSlug}`, string[]>

/**
 * Assigns the texts of files to catalogues. A page loads `common` and its own catalogues; a text that two pages share
 * is in the catalogues of both, so that `common` stays small.
 */
export const catalogues = {
  common: [
    'ui/*.tsx',
    'ui/{shell,forms}/*.tsx',
    'catalog/{navigation,otherEdition,money}.ts',
    'app/pages/Failure.tsx',
  ],
  // Only for an address without a page.
  missing: ['app/pages/NotFound.tsx'],
  // Every page with the menu has the owner's notice.
  menu: ['ui/menu/**', 'catalog/menu.ts', 'sections/SiteNotice.tsx'],
  contact: ['features/contact/*.{ts,tsx}'],
  landing: ['features/landing/**', 'sections/SiteNotice.tsx'],
  home: [
    'features/home/*.{ts,tsx}',
    'features/home/content/*.ts',
    'sections/HomeBanner.tsx',
    'sections/bannerTexts.ts',
    'catalog/questions.ts',
  ],
  // Repeats a part of `home`: the Portuguese package pages show only the banner.
  banner: ['sections/HomeBanner.tsx', 'sections/bannerTexts.ts'],
  'home/us': ['features/home/us/**', 'features/home/content/us/**'],
  'home/br': ['features/home/br/**', 'features/home/content/br/**'],
  // The answers of the sample chat, which come when somebody writes to it.
  'home/agent': ['features/home/agent/**'],
  'legal/privacy': ['features/legal/*.tsx', 'features/legal/content/{legal,privacy}.ts'],
  'legal/terms': ['features/legal/*.tsx', 'features/legal/content/{legal,terms}.ts'],
  'photos/service': [
    'features/portraits/{PhotoService*,ownFace/OwnFace}.tsx',
    'features/portraits/content/photoService.ts',
    'catalog/photoPlans.ts',
    'sections/SiteNotice.tsx',
  ],
  'photos/checkout': [
    'features/checkout/{Checkout*,PayLabel,WalletLoading}.tsx',
    'features/checkout/client/*.tsx',
    'features/checkout/content.ts',
    'catalog/photoPlans.ts',
    'sections/ResendOrderLink.tsx',
  ],
  // What the script of the checkout says; the page itself needs none of it.
  'photos/checkout-payment': ['features/checkout/payment{Errors,Reasons}.ts'],
  'photos/upload': [
    'features/photos/{CheckAgain,Upload*,SentPhoto,RemoveButton}.tsx',
    'features/photos/hints/{HintLine.tsx,hintTexts.ts}',
    'features/photos/uploadErrors.ts',
    'features/photos/content/{retakeReasonTexts,sentPhotos,upload}.ts',
    'sections/ResendOrderLink.tsx',
  ],
  'photos/order': [
    'features/orders/{,gallery/}Order*.tsx',
    'features/orders/content/order.ts',
    'features/photos/{CheckAgain,SentPhoto,RemoveButton}.tsx',
    'features/photos/content/{retakeReasonTexts,sentPhotos}.ts',
    'sections/ResendOrderLink.tsx',
  ],
  'photos/instructions': [
    'features/portraits/PhotoInstructions*.tsx',
    'features/portraits/content/photoInstructions.ts',
    'sections/SiteNotice.tsx',
  ],
  'photos/copy': ['features/orders/server/copy/copyTexts.ts'],
  'photos/thank-you': ['features/orders/ThankYou.tsx', 'features/orders/content/thankYou.ts'],
  service: [
    'features/services/*.{ts,tsx}',
    'features/services/sample/**',
    'features/services/content/serviceQuestions.ts',
    'catalog/questions.ts',
  ],
  ...services,
  // Without its server, whose mails are in `mail`.
  desk: ['features/desk/{content,help,messages,order,orders,portraits,shell,today}/**'],
  // The next two are only read on the server.
  mail: [
    'server/mail/content/mail.ts',
    'features/orders/server/mails/texts/*.ts',
    'features/contact/server/texts/*.ts',
    'features/desk/server/digest/digestTexts.ts',
    'features/photos/content/retakeReasonMailTexts.ts',
    'catalog/photoPlans.ts',
  ],
  notice: [
    'server/pages/noticeTexts.ts',
    'app/pages/{Failure.tsx,lostPageTexts.ts}',
    'features/checkout/paymentReasons.ts',
    'features/contact/server/contactNotices.ts',
    'features/orders/server/{,shares/}{linkNotices,shareTexts,withdrawalNotices}.ts',
  ],
} satisfies Record<string, string[]>

export type CatalogueName = keyof typeof catalogues
