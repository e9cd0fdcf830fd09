import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { HeadText } from '~/catalog/headText'
import { faces } from '~/catalog/owner/faces'
import { site } from '~/catalog/site'
import type { LegalDocument } from './legal'

// The owner's lawyer must confirm this document before the site launches.

export const privacyHead: HeadText = {
  title: msg`Privacy policy`,
  description: msg`What personal data this website collects, what we use it for, how long we keep it, and how to have it deleted.`,
}

/** What is said of scripts where the contact forms have a challenge, whose provider's script they load. */
const challengeScripts = {
  us: msg({
    message:
      'No third-party scripts run on our pages, with two exceptions. If you choose PayPal at checkout, PayPal’s own script loads at that moment. When you begin to fill in a contact form, a script from Cloudflare loads to check that you are a person; it receives your IP address and technical data about your browser. Card payments are made on a page hosted by Stripe, outside our website.',
    comment: 'English edition only, where the forms have a challenge',
  }),
  br: msg({
    message:
      'No third-party scripts run on our Portuguese pages, with one exception. When you begin to fill in a contact form, a script from Cloudflare loads to check that you are a person; it receives your IP address and technical data about your browser. Card payments are made on a page hosted by Stripe, outside our website.',
    comment: 'Portuguese edition only, where the forms have a challenge',
  }),
}

/** Texts that differ between the editions, because their forms and checkouts differ. */
const ownWords = {
  us: {
    scripts: msg({
      message:
        'No third-party scripts run on our pages, with one exception: if you choose PayPal at checkout, PayPal’s own script loads at that moment. Card payments are made on a page hosted by Stripe, outside our website.',
      comment: 'English edition only',
    }),
    form: msg({
      message:
        'The contact form asks for your name, email address, and message. On the home page you can also add your business and your Instagram handle.',
      comment: 'English edition only',
    }),
    payment: msg({
      message:
        'You enter your card details on a page hosted by Stripe or, if you choose PayPal, pay through your PayPal account. We never receive your card or bank details, only confirmation of whether the payment went through.',
      comment: 'English edition only',
    }),
  },
  br: {
    scripts: msg({
      message:
        'No third-party scripts run on our Portuguese pages. Card payments are made on a page hosted by Stripe, outside our website.',
      comment: 'Portuguese edition only',
    }),
    form: msg({
      message:
        'A contact form asks for your name, your email address, and your message. On the home page you can add your company if you like.',
      comment: 'Portuguese edition only',
    }),
    payment: msg({
      message:
        'You enter your card details on a page hosted by Stripe. They never reach us: we learn only whether the payment went through. PayPal is offered only at the English checkout.',
      comment: 'Portuguese edition only',
    }),
  },
}

/** Shown when the contact forms offer a calendar. */
const calendarRecipient = msg({
  message:
    'Our calendar service arranges meetings. If you open it from the contact form, it receives the name and email address you wrote there.',
  comment: 'Only where the forms offer a calendar',
})

const toolsUnnamed = msg`Our studio produces the portraits with AI tools. If you want to know which of them process your photos, ask us before you upload.`
const toolsNamed = msg({
  message:
    'Our studio produces the portraits with these AI tools, which process your photos for us: {tools}.',
  comment: 'Legal. {tools} is a list of names, such as “A, B and C”',
})

/** The texts about retention, while photos and portraits are kept for the same time, and otherwise. */
const retentionTexts = {
  together: {
    deletion: msg({
      message:
        'We delete your photos and portraits {photoDays, plural, one {# day} other {# days}} after the portraits are delivered or your order is refunded. If neither happens, we delete them 180 days after the order last moved forward or its last photo arrived, whichever is later. Either way, we write to you {warningDays, plural, one {# day} other {# days}} before.',
      comment: 'Legal',
    }),
    period: msg({
      message:
        'Photos and portraits: {photoDays, plural, one {# day} other {# days}} after delivery or refund, or 180 days after the last activity on an order that went no further; sooner if you ask us to delete them. We write to you {warningDays, plural, one {# day} other {# days}} before.',
      comment: 'Legal',
    }),
  },
  apart: {
    deletion: msg({
      message:
        'We delete your photos {photoDays, plural, one {# day} other {# days}} and your portraits {portraitDays, plural, one {# day} other {# days}} after the portraits are delivered or your order is refunded. If neither happens, we delete them 180 days after the order last moved forward or its last photo arrived, whichever is later. Either way, we write to you {warningDays, plural, one {# day} other {# days}} before.',
      comment: 'Legal',
    }),
    period: msg({
      message:
        'Photos: {photoDays, plural, one {# day} other {# days}} after delivery or refund. Portraits: {portraitDays, plural, one {# day} other {# days}}. Both: 180 days after the last activity on an order that went no further; sooner if you ask us to delete them. We write to you {warningDays, plural, one {# day} other {# days}} before.',
      comment: 'Legal',
    }),
  },
}

function privacyOf(edition: EditionsWith<'privacy'>): LegalDocument {
  const own = ownWords[edition]
  const retention = retentionTexts[faces.photoDays === faces.portraitDays ? 'together' : 'apart']
  return {
    title: privacyHead.title,
    intro: msg`No cookies, no tracking, no account. We receive what you enter in a form, what you order, and the photos you upload. This page explains what happens to each.`,
    sections: [
      {
        id: 'controller',
        heading: msg`Who is responsible`,
        body: [
          msg({
            message:
              '{brand} runs this website and decides how the personal data collected here is used. The law calls this role the data controller. If you have any questions about your data, write to {email}.',
            comment: 'Legal. Keep the names in braces',
          }),
        ],
      },
      {
        id: 'visits',
        heading: msg`When you browse`,
        body: [
          msg`This website sets no cookies, tracks no one, and shows no advertising. You do not need an account.`,
          msg`In the session storage of the tab, your browser records how far you have scrolled on each page, whether you have chosen a language or closed the note that offers one, and the last version of the site it had to reload. In the history of the tab, it records which add-ons you have chosen, the request for them in your message, and the random number of your payment form, so that the Back button finds them. All of this is gone when you close the tab. Only the number of the form is sent to us, together with the form.`,
          msg`Our hosting provider, Cloudflare, receives your IP address and browser type with every request, as any web server does, in order to deliver the page and block attacks. Our own logs record which page was requested and whether the request succeeded. They contain no names, email addresses, or IP addresses.`,
          msg`The opening page uses your browser’s language setting or, if there is none, the country of your connection to choose between Portuguese and English. We store neither.`,
          msg`For each language, we keep daily counts of how often pages were opened and how often something was ordered or sent. These are only numbers: nothing in them comes from your device or says who you are.`,
          msg`When someone requests a page that does not exist, we record its address, how often and when it was requested, and the address of the referring page, so that we can fix broken links. We do not record who made the request.`,
          site.turnstileSiteKey ? challengeScripts[edition] : own.scripts,
        ],
      },
      {
        id: 'messages',
        heading: msg`When you contact us`,
        body: [
          own.form,
          msg`We use this information only to reply to you. Your message is stored in our database and sent to our mailbox, and an email to you confirms that it arrived. The message stays in both places until we delete it, and we delete it whenever you ask us to.`,
          msg`To keep bots out, the form contains a field that people do not see, and we limit how many messages can come from one IP address within a short time. The address is used only for this count and is not stored with your message. A message that looks automated is marked as such and kept.`,
          msg`If you contact us by email, telephone, WhatsApp, or social media instead, we use what you tell us to reply to you, and the provider of that service also applies its own privacy policy.`,
        ],
      },
      {
        id: 'orders',
        heading: msg`When you order portraits`,
        body: [
          msg`An order includes your name, your email address, the package, the amount and currency, the status of the order with its dates, and the payment reference numbers. We use this information to deliver what you ordered, to contact you about it, to issue refunds, and to keep our accounts.`,
          own.payment,
        ],
      },
      {
        id: 'photos',
        heading: msg`Photos of your face`,
        body: [
          msg`We use the photos you upload for one purpose only: to produce the portraits you ordered. We do not use them to identify you, and we do not use them for advertising, as samples, or for other customers.`,
          msg`Before a photo leaves your device, your browser removes the location and camera data in the file. It redraws the photo wherever it can. Where it cannot, as with HEIC on many devices, it blanks everything in the file except the picture itself. If neither works, the photo is not sent.`,
          msg`Your photos and your portraits are kept in private storage, without a public address. Each download link works for up to 24 hours, and your order page makes a new one whenever you open it. Thumbnails in our emails work until the portraits are deleted. A link you share expires after 1, 7, or 30 days, as you choose, or when you turn it off.`,
          retention.deletion,
          msg`On your order page, you can delete your photos and portraits, withdraw your consent, and download a copy of your data, at any time and without asking us.`,
          msg`If you ask us by email, we delete your photos and portraits right away, no matter how far along the order is; anything not made by then can no longer be made.`,
          ...(faces.tools.length ? [toolsNamed] : [toolsUnnamed]),
        ],
      },
      {
        id: 'grounds',
        heading: msg`Legal bases`,
        body: [
          msg`European and Brazilian laws (the GDPR and the LGPD) require us to state the legal basis for each use:`,
          [
            msg`Messages: steps taken at your request before entering into a contract, and our legitimate interest in replying (GDPR Article 6(1)(b) and (f), LGPD Article 7, V and IX).`,
            msg`Orders: our contract with you, and our obligations under tax and accounting law (GDPR Article 6(1)(b) and (c), LGPD Article 7, II and V).`,
            msg`Photos: our contract with you and, where the law treats images of a face as sensitive data, your consent (GDPR Article 9(2)(a), LGPD Article 11, I). You give consent by uploading and can withdraw it at any time.`,
            msg`Website security and protection against misuse: our legitimate interest (GDPR Article 6(1)(f), LGPD Article 7, IX).`,
          ],
        ],
      },
      {
        id: 'providers',
        heading: msg`Our service providers`,
        body: [
          msg`We do not sell your data. We share it only with the providers this website depends on:`,
          [
            msg`Cloudflare delivers the website, stores messages, orders, and photos, and sends our emails.`,
            msg`Stripe processes card payments. It receives your name, your email address, what you ordered and, on its own page, your card details.`,
            msg`PayPal processes the payment if you choose PayPal at the English checkout.`,
            msg`Our mailbox provider handles the emails we exchange with you.`,
            ...(site.calendar[edition] ? [calendarRecipient] : []),
          ],
          msg`We disclose data to authorities only where the law requires us to.`,
        ],
      },
      {
        id: 'transfers',
        heading: msg`International data transfers`,
        body: [
          msg`These companies operate in several countries, including the United States, so your data may be processed outside your own country. Such transfers rely on the safeguards provided by law, such as standard contractual clauses (GDPR Chapter V, LGPD Article 33).`,
        ],
      },
      {
        id: 'retention',
        heading: msg`How long we keep data`,
        body: [
          [
            msg`Messages: until we delete them, or until you ask us to.`,
            msg`Orders: for as long as tax and accounting law requires.`,
            retention.period,
            msg`Records of missing pages: for as long as they help us fix links. They do not identify anyone.`,
          ],
        ],
      },
      {
        id: 'rights',
        heading: msg`Your rights`,
        body: [
          msg`Wherever you live, you can ask us to:`,
          [
            msg`confirm whether we hold data about you, and give you a copy;`,
            msg`correct what is wrong or incomplete;`,
            msg`delete your data, or block or restrict its use;`,
            msg`give your data to you or to another provider in a commonly used format;`,
            msg`tell you who your data has been shared with;`,
            msg`stop any use based on our legitimate interest, or on consent that you withdraw.`,
          ],
          msg`In Brazil, these are your rights under Article 18 of the LGPD, which also include anonymization and information about the consequences of refusing consent. You can also contact the ANPD, the national data protection authority.`,
          msg`In the European Economic Area and the United Kingdom, these are your rights under Articles 15 to 22 of the GDPR. You can also lodge a complaint with your country’s data protection authority.`,
          msg`In the United States, your state’s law may give you the right to know, correct, and delete your personal information. We do not sell personal information, do not share it for targeted advertising, and do not discriminate against anyone for exercising a right.`,
          msg({
            message:
              'To exercise a right, write to {email} from the address you used here, or tell us your order number, so that we know the data is yours. This is free of charge, and we reply within the time limit set by law. We do not make any decision about you based solely on automated processing.',
            comment: 'Legal. Keep the names in braces',
          }),
        ],
      },
      {
        id: 'children',
        heading: msg`Children`,
        body: [
          msg`Our services are intended for adults. Please do not send us data or photos of anyone under 18. If you learn that this has happened, write to us and we will delete them.`,
        ],
      },
      {
        id: 'security',
        heading: msg`How we protect data`,
        body: [
          msg`Every connection to this website is encrypted. Storage is private, links to photos are signed and expire, our logs contain no names or email addresses, and card details never touch our systems.`,
          msg`The link to your upload page gives access to your order. Do not share it.`,
          msg`No system is completely secure. If an incident puts your data at risk, we will notify you and the competent authority as the law requires.`,
        ],
      },
      {
        id: 'changes',
        heading: msg`Changes to this policy`,
        body: [msg`When the website changes, we update this page.`],
      },
    ],
  }
}

export const privacy: Record<EditionsWith<'privacy'>, LegalDocument> = {
  us: privacyOf('us'),
  br: privacyOf('br'),
}
