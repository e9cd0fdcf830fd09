import type { Edition } from '~/catalog/editions'
import { paidCard, playStudio } from '~tests/e2e/journeys/provider'
import { hydrated, origin, type VisitOptions, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { checkoutText } from '~tests/prices'

export const pageOf = (edition: Edition, session: string) => `${words[edition].thanks}?session_id=${session}`
/** Opens the page of a delivered order. */
export async function delivered(edition: Edition, options: VisitOptions = {}) {
  const session = await paidCard(origin, edition)
  await playStudio(origin, session)
  const page = await hydrated(await visit(pageOf(edition, session), options))
  return { page, session }
}
export const texts = {
  us: {
    paid: 'Now we need your photos',
    received: 'Thank you. Now it’s our turn.',
    begun: ['We already have one of your photos', 'We already have 2 of your photos'],
    arrived: ['1 photo has arrived.', '2 photos have arrived.'],
    retakeRequest: ['More light: by a window or outdoors in daylight', 'Send new photos'],
    unpaid: 'This order isn’t paid yet',
    confirming: 'Your payment is processing',
    unknown: 'We couldn’t find this order',
    ready: 'Your portraits are ready',
    emptied: 'Your photos have been deleted',
    erased: 'Your photos and portraits have been deleted',
    kept: 'What you’ve downloaded is yours to keep.',
    proof: 'Proof of deletion',
    seen: 'The link opens your whole order',
    corrected: 'We’re working on your corrections',
    refunded: ['You’ve been refunded', 'Amount refunded'],
    steps: ['Paid', 'Photos received', 'In production', 'Delivered'],
    deleted: 'All deleted',
    turnaround: '24–48 hours',
    facts: ['AI portraits', 'AI Photo Pack Essential', checkoutText('essential')],
  },
  br: {
    paid: 'Agora precisamos das suas fotos',
    received: 'Obrigado. Agora é com a gente.',
    begun: ['Já temos uma das suas fotos', 'Já temos 2 das suas fotos'],
    arrived: ['1 foto chegou.', '2 fotos chegaram.'],
    retakeRequest: ['Mais luz: perto de uma janela ou ao ar livre, de dia', 'Enviar outras fotos'],
    unpaid: 'Este pedido ainda não foi pago',
    confirming: 'Seu pagamento está sendo processado',
    unknown: 'Não encontramos este pedido',
    ready: 'Seus retratos estão prontos',
    emptied: 'Suas fotos foram excluídas',
    erased: 'Suas fotos e seus retratos foram excluídos',
    kept: 'O que você baixou continua sendo seu.',
    proof: 'Comprovante de exclusão',
    seen: 'O link abre o pedido inteiro',
    corrected: 'Estamos fazendo suas correções',
    refunded: ['Seu dinheiro foi devolvido', 'Reembolsado'],
    steps: ['Pago', 'Fotos recebidas', 'Em produção', 'Entregue'],
    deleted: 'Tudo excluído',
    turnaround: 'menos de 24 horas na maioria dos casos',
    facts: ['Retratos com IA', 'Pacote de Fotos IA Essencial', checkoutText('essential', 'br')],
  },
}
