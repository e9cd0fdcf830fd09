import * as v from 'valibot'
import { editionList } from '../../editions.ts'
import { labelled } from './labels.ts'
import { perEdition } from './perEdition.ts'
import { email, phone, whatsApp } from './texts.ts'

const contact = v.strictObject({
  email: v.pipe(email, labelled('Email', 'E-mail')),
  phone: v.pipe(phone, labelled('Phone', 'Telefone', ['+12025550143', '+5511987654321'])),
  whatsapp: v.pipe(whatsApp, labelled('WhatsApp', 'WhatsApp', ['12025550143', '5511987654321'])),
})

/** `contacts.json` */
export const contactsSchema = v.pipe(
  v.strictObject({
    contact: v.pipe(perEdition(editionList, contact), labelled('Customers', 'Clientes')),
    sender: v.pipe(
      email,
      labelled('Sender of emails', 'Remetente dos e-mails', [
        'Its domain must be set up for sending.',
        'O domínio precisa estar configurado para envio.',
      ]),
    ),
    ownerInbox: v.pipe(
      email,
      labelled('Your inbox', 'Sua caixa de entrada', [
        'Receives the emails about orders and messages.',
        'Recebe os e-mails sobre pedidos e mensagens.',
      ]),
    ),
  }),
  labelled('Contacts', 'Contatos'),
)
export type Contacts = v.InferOutput<typeof contactsSchema>
