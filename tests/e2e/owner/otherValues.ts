import { ownerDay } from '~/server/ownerDay'

/** The owner's day in some days from now. */
const dayIn = (days: number) => ownerDay(new Date(Date.now() + days * 86_400_000)).day

export const otherNotices = {
  // Also during the next day, in case the tests run at midnight.
  current: {
    from: dayIn(0),
    to: dayIn(1),
    us: {
      text: 'We are closed from December 24 to January 1. Messages are answered on January 2.',
      link: { text: 'See how to reach us', href: '/us#contact-form' },
    },
    br: {
      text: 'Estaremos fechados de 24 de dezembro a 1º de janeiro. Respondemos às mensagens no dia 2.',
      link: { text: 'Veja como falar conosco', href: '/br#contato' },
    },
  },
  later: { from: dayIn(30), to: dayIn(31), us: { text: 'A notice of another day' } },
}

/** Values as an owner may set them: every list longer or shorter, every optional part given. */
export const otherValues = {
  notice: { notices: [otherNotices.later, otherNotices.current] },
}
