/**
 * Texts of the site in both languages, by whose width fonts are compared. They were chosen because their mean is within
 * 0.4% of that of all texts; a fixed sample keeps the metrics from changing with every text.
 */
export const sample = `packs delivered
From your briefing to the finished file, without detours.
Fitted in one day, swept in the evening
Nothing goes online without your yes
Unlimited campaigns
You see the ads and how the budget is split before spending the first real.
10,000 interactions/month
To hand over the daily messages
Left uncut: this is the part that people write about.
Talk about the channel
Portrait of the baker
What changes is the volume, the networks and the text.
If the first posts are late, you get your money back.
pacotes entregues
Do seu briefing ao arquivo pronto, sem rodeios.
Montagem em um dia, com a casa varrida
Nada entra no ar sem o seu sim
Campanhas ilimitadas
Você vê os anúncios e a divisão da verba antes de gastar o primeiro real.
10.000 interações/mês
Para delegar as mensagens do dia a dia
Sem corte: é sobre essa parte que as pessoas comentam.
Falar sobre o canal
Retrato da padeira
Mudam o volume, as redes e o texto.
Se os primeiros posts atrasarem, você recebe o dinheiro de volta.`.replaceAll('\n', ' ')
