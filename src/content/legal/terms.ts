import { msg } from '@lingui/core/macro'
import type { Edition } from '~/editions'
import type { HeadText } from '~/i18n/head'
import type { LegalDocument } from './legal'

// The owner’s lawyer must confirm this document before the site opens.

export const termsHead: HeadText = {
  title: msg`Terms of service`,
  description: msg`What you can expect from us and what we ask of you: services, orders, prices, payment, photos, guarantee and law.`,
}

/** What differs between the editions, because their prices, checkouts and times are not the same. */
const ownWords = {
  us: {
    prices: msg({
      message:
        'Prices on the English pages are in US dollars. The page of the portrait service and the checkout offer different plans at their own prices: what you pay is the price shown for the plan that you chose.',
      comment: 'English edition only',
    }),
    payment: msg({
      message:
        'You pay by card on a page of Stripe, or with PayPal where the checkout offers it. Their terms apply to the payment itself. We never receive your card details.',
      comment: 'English edition only',
    }),
    turnaround: msg({
      message:
        'Your portraits are usually ready 24–48 hours after your photos have arrived. If we need other photos from you, the time starts again when they are here.',
      comment: 'English edition only',
    }),
  },
  br: {
    prices: msg({
      message:
        'Prices on the Portuguese pages are in reais. The Portuguese checkout is the exception: it has plans of its own and charges US dollars, as shown there. Your card’s bank converts the amount and may add taxes or fees.',
      comment: 'Portuguese edition only',
    }),
    payment: msg({
      message:
        'You pay by card on a page of Stripe, whose terms apply to the payment itself. PayPal is offered in the English checkout only. We never receive your card details.',
      comment: 'Portuguese edition only',
    }),
    turnaround: msg({
      message:
        'In most cases your portraits are ready in under 24 hours after your photos have arrived. If we need other photos from you, the time starts again when they are here.',
      comment: 'Portuguese edition only',
    }),
  },
}

function termsOf(edition: Edition): LegalDocument {
  const own = ownWords[edition]
  return {
    title: termsHead.title,
    intro: msg`These terms apply to this website and to what you order through it. They are written to be read.`,
    sections: [
      {
        id: 'who',
        heading: msg`Who we are`,
        body: [
          msg({
            message:
              '{brand} is a digital agency that combines AI tools with human strategy. You find how to reach us at the end of this page.',
            comment: 'Legal. Keep the names in braces',
          }),
        ],
      },
      {
        id: 'services',
        heading: msg`Services and packages`,
        body: [
          msg`We offer three monthly packages (Launch, Momentum and Dominion), single services to add to them, and AI studio portraits. What each includes, what it costs, how long it takes and which guarantee it carries is stated on its own page, and that is what applies.`,
          msg`A first strategy conversation is free and binds you to nothing. Packages and single services begin once we have agreed on them with you in writing, with their scope, price, start and end. Only the portraits are sold directly on this website.`,
        ],
      },
      {
        id: 'orders',
        heading: msg`Ordering portraits`,
        body: [
          msg`You choose a plan and pay for it. The order is made when your payment arrives; you then get an e-mail with the link to your upload page, send us your photos, and we produce your portraits. When they are finished, you receive a download link by e-mail.`,
        ],
      },
      {
        id: 'prices',
        heading: msg`Prices`,
        body: [own.prices, msg`A later change of a price does not touch an order that is already paid.`],
      },
      { id: 'payment', heading: msg`Payment`, body: [own.payment] },
      {
        id: 'photos',
        heading: msg`The photos you send`,
        body: [
          msg`You can send up to 30 photos for an order; at least 20 give the best result. Send only photos`,
          [
            msg`that show you, or an adult who has agreed to the portraits;`,
            msg`that belong to you, or that you are allowed to use in this way;`,
            msg`that are lawful and show nobody in an offensive or degrading manner.`,
          ],
          msg`The photos stay yours. You allow us to use them to produce your portraits and for nothing else. The privacy policy says how we store and when we delete them.`,
        ],
      },
      { id: 'turnaround', heading: msg`How long it takes`, body: [own.turnaround] },
      {
        id: 'portraits',
        heading: msg`Using your portraits`,
        body: [
          msg`The portraits are made for you, and you may use them for yourself and for your business: on profiles, on websites and in print. We do not publish them without asking you.`,
          msg`They are made by AI from your photos and may differ from you in details. They are not meant for identity documents or anywhere else that an unaltered photo is required.`,
        ],
      },
      {
        id: 'guarantee',
        heading: msg`Money back`,
        body: [
          msg({
            message:
              'The portrait service carries a 30-day money-back guarantee: if you are not happy with your portraits, write to {email} within 30 days of your purchase and you get back what you paid, by the way you paid it.',
            comment: 'Legal. Keep the names in braces',
          }),
          msg`Consumers in Brazil also have the right of withdrawal of Article 49 of the Consumer Protection Code (CDC): within 7 days of the purchase you can withdraw without giving a reason, and everything you paid is returned.`,
          msg`Guarantees of other services are stated on their pages. None of them takes away a right that the law gives you.`,
        ],
      },
      {
        id: 'misuse',
        heading: msg`What is not allowed`,
        body: [
          msg`Please do not use this website or what we make for you`,
          [
            msg`to deceive others about who they are dealing with, or to impersonate somebody;`,
            msg`for sexual, hateful or unlawful content;`,
            msg`with photos of children, or of people who have not agreed;`,
            msg`to disturb, overload or break into the website.`,
          ],
          msg`We may refuse or stop an order that breaks these rules. What the law entitles you to get back, you get back.`,
        ],
      },
      {
        id: 'liability',
        heading: msg`Liability`,
        body: [
          msg`We do our work with care. We answer without limit for intent and gross negligence, and wherever the law does not allow a limit, consumer law included. Beyond that, we answer for damage that could be foreseen, up to what you paid for the service concerned.`,
          msg`We do not control the platforms of other companies, such as advertising networks, social networks, marketplaces and mail services. Where one of them fails or changes its rules, we help you, but we cannot answer for it.`,
        ],
      },
      {
        id: 'law',
        heading: msg`Law`,
        body: [
          msg`These terms follow the law of the place where the company is registered. If you are a consumer, the protection that the law of your own country gives you stays, and so does your right to go to court where you live.`,
        ],
      },
      {
        id: 'changes',
        heading: msg`Changes to these terms`,
        body: [
          msg`We may change these terms for the future; the date at the top says when we last did. An order follows the terms that applied when it was made.`,
        ],
      },
    ],
  }
}

export const terms: Record<Edition, LegalDocument> = { us: termsOf('us'), br: termsOf('br') }
