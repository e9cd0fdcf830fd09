/** Text of the site's kind in both languages: the widths of a font are compared with the frequency of its letters. */
export const sample =
  `We plan, write, design and run the campaigns that bring your next customers, and every month you see
in plain numbers what they cost and what they earned. Choose a package, tell us about your business, and we answer within
one business day. You pay once, upload up to 30 photos and receive your portraits by email; if a photo cannot be used, we
say which one and why, and you send another. No long contracts: cancel any month, and everything we made stays yours.
How much does it cost to start? The price depends on the plan, the channels and how often you publish.
Planejamos, escrevemos, criamos e cuidamos das campanhas que trazem seus próximos clientes, e todo mês você vê em números
claros quanto elas custaram e quanto renderam. Escolha um pacote, conte sobre o seu negócio e respondemos em até um dia
útil. Você paga uma vez, envia até 30 fotos e recebe seus retratos por e-mail; se uma foto não puder ser usada, dizemos
qual é e por quê, e você manda outra. Sem contratos longos: cancele quando quiser, e tudo o que fizemos continua seu.
Quanto custa para começar? O preço depende do plano, dos canais e da frequência das publicações.`.replaceAll(
    '\n',
    ' ',
  )
