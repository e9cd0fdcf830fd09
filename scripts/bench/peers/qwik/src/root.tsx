import { component$ } from '@builder.io/qwik'
import { QwikCityProvider, RouterOutlet, useDocumentHead } from '@builder.io/qwik-city'

const Head = component$(() => <title>{useDocumentHead().title}</title>)

export default component$(() => (
  <QwikCityProvider>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <Head />
    </head>
    <body>
      <RouterOutlet />
    </body>
  </QwikCityProvider>
))
