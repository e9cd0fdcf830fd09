import { msg } from '@lingui/core/macro'
import type { Edition } from '~/editions'
import type { HeadText } from '~/i18n/head'
import type { LegalDocument } from './legal'

// The owner’s lawyer must confirm this document before the site opens.

export const privacyHead: HeadText = {
  title: msg`Privacy policy`,
  description: msg`What personal data this website receives, what it is used for, how long it stays and how you have it deleted.`,
}

/** What differs between the editions, because their forms and their checkouts are not the same. */
const ownWords = {
  us: {
    scripts: msg({
      message:
        'No script of another company runs on our pages, with one exception: if you choose PayPal in the checkout, PayPal’s own script is loaded at that moment. Card payments take place on a page of Stripe, outside our website.',
      comment: 'English edition only',
    }),
    form: msg({
      message:
        'A contact form asks for your name, your e-mail address and your message. On the home page you can add your business and your Instagram name if you like.',
      comment: 'English edition only',
    }),
    payment: msg({
      message:
        'You type your card details on a page of Stripe, or pay in your PayPal account if you choose PayPal. Card and bank details never reach us: we learn only whether the payment arrived.',
      comment: 'English edition only',
    }),
  },
  br: {
    scripts: msg({
      message:
        'No script of another company runs on our Portuguese pages. Card payments take place on a page of Stripe, outside our website.',
      comment: 'Portuguese edition only',
    }),
    form: msg({
      message:
        'A contact form asks for your name, your e-mail address and your message. On the home page you can add your company if you like.',
      comment: 'Portuguese edition only',
    }),
    payment: msg({
      message:
        'You type your card details on a page of Stripe. They never reach us: we learn only whether the payment arrived. PayPal is offered in the English checkout only.',
      comment: 'Portuguese edition only',
    }),
  },
}

function privacyOf(edition: Edition): LegalDocument {
  const own = ownWords[edition]
  return {
    title: privacyHead.title,
    intro: msg`No cookies, no analytics, no account. We receive what you write in a form, what you order and the photos you upload, and this page says what happens to each.`,
    sections: [
      {
        id: 'controller',
        heading: msg`Who is responsible`,
        body: [
          msg({
            message:
              '{brand} runs this website and decides what the personal data collected here is used for. The law calls this the controller. For every question about your data, write to {email}.',
            comment: 'Legal. Keep the names in braces',
          }),
        ],
      },
      {
        id: 'visits',
        heading: msg`When you just look around`,
        body: [
          msg`This website sets no cookies, measures no visits and shows no advertising. You do not need an account. Your own browser remembers how far you have scrolled until you close the tab, and tells nobody.`,
          msg`Our host, Cloudflare, receives your internet address and the name of your browser with every request, as any web server does, to deliver the page and to keep attacks away. Our own log notes which page was asked for and whether that worked: no name, no e-mail address, no internet address.`,
          msg`The opening page reads the language setting of your browser, or the country of the connection when there is none, to choose between Portuguese and English. Neither is stored.`,
          msg`When somebody asks for a page that does not exist, we record its address, how often and when it was asked for, and the address of the page that led there, so that we can mend broken links. We do not record who asked.`,
          own.scripts,
        ],
      },
      {
        id: 'messages',
        heading: msg`When you write to us`,
        body: [
          own.form,
          msg`We use this to answer you and for nothing else. The message is stored in our database and sent to our mailbox. It stays until we delete it; if you ask us to, we delete it.`,
          msg`To keep machines out, the form has a field that people do not see, and we limit how many messages can come from one internet address within a short time. The address serves this count alone and is not stored with your message. A message that looks automatic is marked as such and kept.`,
          msg`If you write to us by e-mail, telephone, WhatsApp or a social network instead, we use what you tell us to answer you, and the company that carries the message also applies its own policy.`,
        ],
      },
      {
        id: 'orders',
        heading: msg`When you order portraits`,
        body: [
          msg`An order consists of your name, your e-mail address, the plan, the amount and its currency, the state of the order with its dates, and the reference numbers of the payment. We use it to deliver what you ordered, to write to you about it, to give money back and to keep our books.`,
          own.payment,
        ],
      },
      {
        id: 'photos',
        heading: msg`Photos of your face`,
        body: [
          msg`We use the photos you upload for one purpose: to produce the portraits you ordered. We do not use them to identify you, to advertise, as examples or for other customers.`,
          msg`Before a photo leaves your device, your browser draws it anew wherever it can. That removes the location and the camera data that the file carries. GIF files, and formats that your browser cannot read, are sent as they are.`,
          msg`The photos lie in private storage. They have no public address: a link to a photo is signed and stops working after 24 hours.`,
          msg`We delete your photos 90 days after your portraits were delivered or your money was returned. If an order comes to neither, we delete them 180 days after it last moved on or its last photo arrived. Either way we write to you 14 days before.`,
          msg`If you ask us by e-mail, we delete your photos right away, whatever the state of the order; what has not been produced by then can no longer be made from them.`,
          msg`Our studio produces the portraits with AI tools. If you want to know which of them process your photos, ask us before you upload.`,
        ],
      },
      {
        id: 'grounds',
        heading: msg`Legal grounds`,
        body: [
          msg`European and Brazilian law (the GDPR and the LGPD) ask us to name the ground for each use:`,
          [
            msg`Messages: steps that you ask for before a contract, and our legitimate interest in answering (GDPR Article 6(1)(b) and (f), LGPD Article 7, V and IX).`,
            msg`Orders: the contract with you, and duties of tax and accounting law (GDPR Article 6(1)(b) and (c), LGPD Article 7, II and V).`,
            msg`Photos: the contract, and your consent where the law treats a face as sensitive data (GDPR Article 9(2)(a), LGPD Article 11, I). You give it by uploading and can withdraw it at any time.`,
            msg`Security of the website and limits against misuse: our legitimate interest (GDPR Article 6(1)(f), LGPD Article 7, IX).`,
          ],
        ],
      },
      {
        id: 'providers',
        heading: msg`Who works for us`,
        body: [
          msg`We sell your data to nobody and share it only with those whose work this website needs:`,
          [
            msg`Cloudflare delivers the website, stores messages, orders and photos, and sends our e-mails.`,
            msg`Stripe takes card payments. It receives your name, your e-mail address, what you ordered and, on its own page, your card details.`,
            msg`PayPal takes the payment if you choose PayPal in the English checkout.`,
            msg`The provider of our mailbox carries the e-mails that we exchange with you.`,
          ],
          msg`We hand data to authorities only where the law obliges us to.`,
        ],
      },
      {
        id: 'transfers',
        heading: msg`Data in other countries`,
        body: [
          msg`These companies work in several countries, the United States among them, so your data may be processed outside your own. Such transfers rest on the safeguards that the law provides, such as standard contractual clauses (GDPR Chapter V, LGPD Article 33).`,
        ],
      },
      {
        id: 'retention',
        heading: msg`How long data stays`,
        body: [
          [
            msg`Messages: until we delete them, or until you ask us to.`,
            msg`Orders: for as long as tax and accounting law requires.`,
            msg`Photos: 90 days after delivery or refund, or 180 days after the last sign of life of an order that came no further; less if you ask us to delete them. We write to you 14 days before.`,
            msg`Records of missing pages: as long as they help us mend links. They name nobody.`,
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
            msg`delete your data, or block or limit its use;`,
            msg`hand your data to you or to another provider in a usual format;`,
            msg`tell you with whom your data was shared;`,
            msg`stop a use that rests on our interest, or on a consent that you withdraw.`,
          ],
          msg`In Brazil these are the rights of Article 18 of the LGPD, with anonymization and the information on what refusing consent would mean. You can also turn to the ANPD, the national data protection authority.`,
          msg`In the European Economic Area and the United Kingdom these are the rights of Articles 15 to 22 of the GDPR. You can also complain to the data protection authority of your country.`,
          msg`In the United States the law of your state may give you the right to know, correct and delete. We do not sell personal information, do not share it for targeted advertising, and treat nobody worse for using a right.`,
          msg({
            message:
              'To use a right, write to {email} from the address you used here, or tell us your order number, so that we know the data is yours. It costs nothing, and we answer within the time that the law sets. We make no decision about you by machine alone.',
            comment: 'Legal. Keep the names in braces',
          }),
        ],
      },
      {
        id: 'children',
        heading: msg`Children`,
        body: [
          msg`Our services are meant for adults. Please do not send us data or photos of anyone under 18. If you learn that this has happened, write to us and we delete them.`,
        ],
      },
      {
        id: 'security',
        heading: msg`How we protect data`,
        body: [
          msg`Every connection to this website is encrypted. Storage is private, links to photos are signed and expire, our logs hold no names and no e-mail addresses, and card details never touch our systems.`,
          msg`The link to your upload page opens your order. Do not pass it on.`,
          msg`No system is beyond all harm. If an incident puts your data at risk, we tell you and the authority as the law requires.`,
        ],
      },
      {
        id: 'changes',
        heading: msg`Changes to this policy`,
        body: [
          msg`When the website changes, this page changes with it. The date at the top says when that was last the case.`,
        ],
      },
    ],
  }
}

export const privacy: Record<Edition, LegalDocument> = { us: privacyOf('us'), br: privacyOf('br') }
