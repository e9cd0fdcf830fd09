import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { HeadText } from '~/catalog/headText'
import type { LegalDocument } from './legal'

// The owner's lawyer must confirm this document before the site launches.

export const termsHead: HeadText = {
  title: msg`Terms of service`,
  description: msg`What you can expect from us and what we ask of you: services, orders, prices, payment, photos, guarantee, and governing law.`,
}

/** Texts that differ between the editions, because their prices, checkouts and delivery times differ. */
const ownWords = {
  us: {
    prices: msg({
      message:
        'Prices on the English pages are in US dollars. The portrait service page and the checkout offer different packages, each with its own price: you pay the price shown for the package you chose.',
      comment: 'English edition only',
    }),
    payment: msg({
      message:
        'You pay by card on a page hosted by Stripe, or with PayPal where the checkout offers it. Their terms apply to the payment itself. We never receive your card details.',
      comment: 'English edition only',
    }),
    turnaround: msg({
      message:
        'After we receive your photos, AI studio portraits are ready in under 24 hours in most cases, and AI Photo Packs in 24–48 hours. If we need other photos from you, this period starts again when we receive them.',
      comment: 'English edition only',
    }),
  },
  br: {
    prices: msg({
      message:
        'Prices on the Portuguese pages are in reais. The Portuguese checkout is the exception: it has its own packages and charges in US dollars, as shown there. Your card’s bank converts the amount, adds the IOF tax, and may charge fees.',
      comment: 'Portuguese edition only',
    }),
    payment: msg({
      message:
        'You pay by card on a page hosted by Stripe, whose terms apply to the payment itself. PayPal is offered only at the English checkout. We never receive your card details.',
      comment: 'Portuguese edition only',
    }),
    turnaround: msg({
      message:
        'In most cases, your portraits are ready less than 24 hours after your photos arrive. If we need other photos from you, this period starts again when we receive them.',
      comment: 'Portuguese edition only',
    }),
  },
}

function termsOf(edition: EditionsWith<'terms'>): LegalDocument {
  const own = ownWords[edition]
  return {
    title: termsHead.title,
    intro: msg`These terms apply to this website and to anything you order through it. We have written them in plain language.`,
    sections: [
      {
        id: 'who',
        heading: msg`Who we are`,
        body: [
          msg({
            message:
              '{brand} is a digital agency that combines AI tools with human strategy. Our contact details are at the end of this page.',
            comment: 'Legal. Keep the names in braces',
          }),
        ],
      },
      {
        id: 'services',
        heading: msg`Services and packages`,
        body: [
          msg`We offer three monthly packages (Launch, Momentum, and Dominion), individual services (with a package or on their own), and AI studio portraits. What each one includes, what it costs, how long it takes, and which guarantee it comes with are stated on its own page, and those terms apply.`,
          msg`A first strategy consultation is free and without obligation. Packages and individual services begin once we have agreed with you in writing on their scope, price, start date, and end date. Only the portraits are sold directly on this website.`,
        ],
      },
      {
        id: 'orders',
        heading: msg`Ordering portraits`,
        body: [
          msg`You choose a package and pay for it. Your order is placed when we receive your payment. You then get an email with the link to your upload page and send us your photos, and we produce your portraits. When they are ready, you receive a download link by email.`,
        ],
      },
      {
        id: 'prices',
        heading: msg`Prices`,
        body: [own.prices, msg`Later price changes do not affect orders that have already been paid for.`],
      },
      { id: 'payment', heading: msg`Payment`, body: [own.payment] },
      {
        id: 'photos',
        heading: msg`The photos you send`,
        body: [
          msg`You can send up to 30 photos per order; at least 20 give the best results. Send only photos`,
          [
            msg`that show you, or an adult who has agreed to the portraits;`,
            msg`that belong to you, or that you are allowed to use in this way;`,
            msg`that are lawful and do not show anyone in an offensive or degrading manner.`,
          ],
          msg`The photos remain yours. You allow us to use them to produce your portraits and for nothing else. The <0>privacy policy</0> explains how we store them and when we delete them.`,
        ],
      },
      { id: 'turnaround', heading: msg`How long it takes`, body: [own.turnaround] },
      {
        id: 'portraits',
        heading: msg`Using your portraits`,
        body: [
          msg`The portraits are made for you, and you may use them for personal and business purposes: on profiles, on websites, and in print. We do not publish them without your written consent.`,
          msg`They are generated by AI from your photos and may differ from you in some details. They are not intended for identity documents or for anything else that requires an unaltered photo.`,
        ],
      },
      {
        id: 'guarantee',
        heading: msg`Refunds`,
        body: [
          msg({
            message:
              'The portrait service comes with a 30-day money-back guarantee: if you are not happy with your portraits, write to {email} within 30 days of your purchase, and we will refund the full amount to your original payment method.',
            comment: 'Legal. Keep the names in braces',
          }),
          msg`Consumers in Brazil also have the right of withdrawal under Article 49 of the Consumer Protection Code (CDC): within 7 days of the purchase, you can withdraw without giving a reason and receive a full refund.`,
          msg`Guarantees for other services are stated on their pages. None of them limits your rights under the law.`,
        ],
      },
      {
        id: 'misuse',
        heading: msg`What is not allowed`,
        body: [
          msg`Do not use this website or anything we make for you`,
          [
            msg`to deceive others about who they are dealing with, or to impersonate someone;`,
            msg`for sexual, hateful, or unlawful content;`,
            msg`with photos of children, or of people who have not given their consent;`,
            msg`to disrupt, overload, or break into the website.`,
          ],
          msg`We may refuse or cancel an order that breaks these rules. You will receive any refund that the law entitles you to.`,
        ],
      },
      {
        id: 'liability',
        heading: msg`Liability`,
        body: [
          msg`We do our work with care. Our liability is unlimited for willful misconduct and gross negligence, and wherever the law, including consumer law, does not allow it to be limited. Otherwise, we are liable for foreseeable damages, up to the amount you paid for the service concerned.`,
          msg`We do not control third-party platforms, such as advertising networks, social networks, marketplaces, and email services. If one of them fails or changes its rules, we will help you, but we cannot be held liable for it.`,
        ],
      },
      {
        id: 'law',
        heading: msg`Governing law`,
        body: [
          msg`These terms are governed by the law of the place where the company is registered. If you are a consumer, you keep the protection that the law of your own country gives you and your right to go to court where you live.`,
        ],
      },
      {
        id: 'changes',
        heading: msg`Changes to these terms`,
        body: [
          msg`We may change these terms for future orders. Each order is governed by the terms in force when it was placed.`,
        ],
      },
    ],
  }
}

export const terms: Record<EditionsWith<'terms'>, LegalDocument> = { us: termsOf('us'), br: termsOf('br') }
