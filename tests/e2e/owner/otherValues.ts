import links from '~/catalog/owner/links.json' with { type: 'json' }
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

/** As long as the schema allows. */
const longWords =
  'Our conversion rate rose 340% in 3 months. For the first time I know which ad brought which sale, which post brought nobody and what the hour on Sunday was for. I would rather give up the coffee machine than the report that comes on Monday.'

const people = [
  'Ana de Souza',
  'Bartholomew Featherstonehaugh-Smith',
  'Chiara',
  'D. E.',
  'Évora Lima',
  'Fay Wu',
]

/** Values as an owner may set them: every list longer or shorter, every optional part given. */
export const otherValues = {
  // The tests also run on pages with the banner.
  banner: { us: false, br: true },
  links: {
    ...links,
    calendar: {
      us: { href: 'https://calendar.example/us', name: 'name', email: 'email' },
      br: { href: 'https://calendar.example/br', name: 'nome', email: 'email' },
    },
  },
  testimonials: {
    us: people.map((name, at) => ({
      words:
        at === 1
          ? longWords
          : `Number ${at + 1}: the agent books patients at eleven at night, and my front desk opens to a full calendar.`,
      name,
      role:
        at === 1 ? 'Partner in a dental clinic in the north of New Hampshire' : 'Partner in a dental clinic',
      ...(at % 2 ? {} : { picture: `/people/testimonial-${(at % 3) + 1}.svg` }),
      consented: '2026-01-31',
    })),
    br: [
      { words: longWords, name: 'Ana de Souza', role: 'Dona de uma loja', stars: 4, consented: '2026-01-31' },
      {
        words: 'O agente marca consulta às onze da noite.',
        name: 'Bia',
        role: 'Recife',
        stars: 5,
        picture: '/people/testimonial-2.svg',
      },
    ],
  },
  founder: {
    us: {
      words: 'Ten years taught us one thing.',
      about: 'Ana has led it for ten years.',
      name: 'Ana de Souza',
    },
    br: {
      words: 'Dez anos nos ensinaram uma coisa.',
      about: 'Ana dirige a agência há dez anos.',
      name: 'Ana de Souza',
      role: 'Fundadora e diretora',
    },
  },
  statistics: {
    us: {
      hero: '250% more leads on average',
      about: [
        { text: '1,200+ clients', figure: '1,200+' },
        { text: 'since 2019', figure: '2019' },
        { text: '4.9 of 5 stars', figure: '4.9' },
      ],
    },
    br: {
      about: [
        { text: '1.200+ projetos concluídos', figure: '1.200+' },
        { text: 'desde 2019', figure: '2019' },
        { text: '97% de taxa de sucesso', figure: '97%' },
        { text: 'suporte 24/7', figure: '24/7' },
      ],
    },
  },
  openingHours: {
    hours: [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '18:00' }, { days: ['Sunday'] }],
    closedOn: [
      { date: dayIn(2), us: 'A holiday', br: 'Um feriado', opens: '09:00', closes: '13:00' },
      { date: dayIn(3), us: 'A holiday', br: 'Outro feriado' },
      { date: dayIn(90), br: 'Um feriado distante' },
      { date: dayIn(-3), br: 'Um feriado passado' },
    ],
  },
  notice: { notices: [otherNotices.later, otherNotices.current] },
}
