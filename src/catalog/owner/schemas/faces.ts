import * as v from 'valibot'
import { labelled, says } from './labels.ts'

const asName = says('must be a name of one to 60 characters', 'precisa ser um nome de 1 a 60 caracteres')
const asLink = says(
  'must be a web address that begins with https://',
  'precisa ser um endereço que comece com https://',
)
const asTools = says('must be a list of tools', 'precisa ser uma lista de ferramentas')
const asSwitch = says('must be true or false', 'precisa ser true ou false')

/** A whole number within limits. */
function whole(least: number, most: number) {
  const asNumber = says(
    `must be a whole number from ${least} to ${most}`,
    `precisa ser um número inteiro de ${least} a ${most}`,
  )
  return v.pipe(
    v.number(asNumber),
    v.integer(asNumber),
    v.minValue(least, asNumber),
    v.maxValue(most, asNumber),
  )
}

const tool = v.pipe(
  v.strictObject(
    {
      name: v.pipe(
        v.string(asName),
        v.regex(/^\S/, asName),
        v.maxLength(60, asName),
        labelled('Name', 'Nome'),
      ),
      link: v.pipe(
        v.string(asLink),
        v.regex(/^https:\/\/[^\s/]+\.[^\s]+$/, asLink),
        labelled('Link', 'Link', [
          'The page that says what the tool does with photos.',
          'A página que diz o que a ferramenta faz com as fotos.',
        ]),
      ),
    },
    says('must have “name” and “link”, and nothing else', 'precisa de “name” e “link”, e de nada além disso'),
  ),
  labelled('Tool', 'Ferramenta'),
)

/** `faces.json` */
export const facesSchema = v.pipe(
  v.strictObject(
    {
      tools: v.pipe(
        v.array(tool, asTools),
        labelled('Tools', 'Ferramentas', [
          'Every AI tool that receives buyers’ photos. Named where buyers agree, and in the privacy policy.',
          'Cada ferramenta de IA que recebe fotos dos clientes. Aparecem onde o cliente dá o consentimento e na política de privacidade.',
        ]),
      ),
      consentBox: v.pipe(
        v.boolean(asSwitch),
        labelled('Tick box', 'Caixa de consentimento', [
          'Whether buyers have to tick a box before they send photos.',
          'Se o cliente precisa marcar uma caixa antes de enviar fotos.',
        ]),
      ),
      photoDays: v.pipe(
        whole(7, 180),
        labelled('Days for photos', 'Dias das fotos', [
          'Days after delivery or refund until the buyer’s photos are deleted. For orders whose photos arrive from now on.',
          'Dias depois da entrega ou do reembolso até apagar as fotos do cliente. Vale para pedidos cujas fotos chegarem a partir de agora.',
        ]),
      ),
      portraitDays: v.pipe(
        whole(7, 180),
        labelled('Days for portraits', 'Dias dos retratos', [
          'The same for the portraits.',
          'O mesmo para os retratos.',
        ]),
      ),
      warningDays: v.pipe(
        whole(2, 30),
        labelled('Days of warning', 'Dias de aviso', [
          'How many days before the deletion the buyer gets an email.',
          'Quantos dias antes de apagar o cliente recebe um e-mail.',
        ]),
      ),
      firstReminderHours: v.pipe(
        whole(1, 336),
        labelled('First reminder', 'Primeiro lembrete', [
          'Hours after the payment until a buyer without photos is reminded. For new orders.',
          'Horas depois do pagamento até lembrar um cliente que não enviou fotos. Vale para pedidos novos.',
        ]),
      ),
      secondReminderHours: v.pipe(whole(2, 720), labelled('Second reminder', 'Segundo lembrete')),
    },
    says(
      'must have all of its values, and nothing else',
      'precisa ter todos os seus valores, e nada além deles',
    ),
  ),
  v.check(
    ({ warningDays, photoDays, portraitDays }) => warningDays < Math.min(photoDays, portraitDays),
    says(
      'the days of warning must be fewer than the days for photos and for portraits',
      'os dias de aviso precisam ser menos do que os das fotos e os dos retratos',
    ),
  ),
  v.check(
    ({ firstReminderHours, secondReminderHours }) => firstReminderHours < secondReminderHours,
    says(
      'the second reminder must come after the first',
      'o segundo lembrete precisa vir depois do primeiro',
    ),
  ),
  labelled('Photos of faces', 'Fotos de rostos'),
)
