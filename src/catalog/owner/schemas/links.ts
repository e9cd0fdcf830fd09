import * as v from 'valibot'
import { editionsOf } from '../../addresses.ts'
import { editionList } from '../../editions.ts'
import type { ServicePlanKey } from '../../photoPlans'
import { address, addressOn } from './addresses.ts'
import { labelled, says } from './labels.ts'
import { perEdition } from './perEdition.ts'

const paymentLink = v.nullable(
  v.pipe(
    address,
    // The last part of the path tells links apart (`planOfPaymentLink`).
    v.check(
      (href) => /[^/]$/.test(URL.parse(href)?.pathname ?? ''),
      says(
        'must be a whole payment link, such as https://buy.stripe.com/abc123',
        'precisa ser um link de pagamento completo, como https://buy.stripe.com/abc123',
      ),
    ),
  ),
)

const planLinks = v.strictObject({
  essential: v.pipe(paymentLink, labelled('Essential', 'Essencial')),
  pro: v.pipe(paymentLink, labelled('Pro', 'Pro')),
  'pro-plus': v.pipe(paymentLink, labelled('Pro+', 'Pro+')),
} satisfies Record<ServicePlanKey, v.GenericSchema>)

const asParameter = says(
  'must be a parameter name such as name',
  'precisa ser um nome de parâmetro, como name',
)
const parameter = v.pipe(v.string(asParameter), v.regex(/^[\w[\]-]{1,40}$/, asParameter))

/** A page of a calendar service, and its query parameters that prefill the visitor's name and email. */
const calendar = v.nullable(
  v.strictObject({
    href: v.pipe(
      address,
      labelled('Address', 'Endereço', ['https://cal.com/you/30min', 'https://cal.com/voce/30min']),
    ),
    name: v.pipe(parameter, labelled('Name parameter', 'Parâmetro do nome', ['name', 'name'])),
    email: v.pipe(parameter, labelled('Email parameter', 'Parâmetro do e-mail', ['email', 'email'])),
  }),
)

const linkName = (href: string) => URL.parse(href)?.pathname.split('/').at(-1)

/** `links.json` */
export const linksSchema = v.pipe(
  v.strictObject({
    social: v.pipe(
      v.strictObject({
        Instagram: v.pipe(addressOn('instagram.com'), labelled('Instagram', 'Instagram')),
        Facebook: v.pipe(addressOn('facebook.com'), labelled('Facebook', 'Facebook')),
        LinkedIn: v.pipe(addressOn('linkedin.com'), labelled('LinkedIn', 'LinkedIn')),
      }),
      labelled('Social networks', 'Redes sociais'),
    ),
    videoChannel: v.pipe(
      addressOn('youtube.com', 'vimeo.com'),
      labelled('Video channel', 'Canal de vídeos', [
        'Linked by the Portuguese landing page.',
        'Aparece na página inicial em português.',
      ]),
    ),
    scheduling: v.pipe(
      v.strictObject({
        default: v.pipe(address, labelled('All pages', 'Todas as páginas')),
        video: v.pipe(address, labelled('Animated event video', 'Vídeo animado para eventos')),
      }),
      labelled('Booking pages', 'Páginas de agendamento'),
    ),
    paymentLinks: v.pipe(
      perEdition(editionsOf('photo-service'), planLinks),
      v.check(
        (editions) => {
          const links = Object.values(editions).flatMap((plans) => Object.values(plans))
          const names = links.flatMap((href) => (href ? [linkName(href)] : []))
          return new Set(names).size === names.length
        },
        says('must not use one link for two plans', 'não pode ter o mesmo link em dois planos'),
      ),
      labelled('Payment links of the portrait plans', 'Links de pagamento dos planos de retratos', [
        'Empty: the card starts an order on this site.',
        'Vazio: o cartão abre um pedido neste site.',
      ]),
    ),
    calendar: v.pipe(
      perEdition(editionList, calendar),
      labelled('Calendar offered after a message', 'Agenda oferecida depois de uma mensagem', [
        'Calendly and Cal.com use the parameters name and email. Empty: nothing is offered.',
        'Calendly e Cal.com usam os parâmetros name e email. Vazio: nada é oferecido.',
      ]),
    ),
  }),
  labelled('Links', 'Links'),
)
export type Links = v.InferOutput<typeof linksSchema>
