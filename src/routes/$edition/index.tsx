import { createFileRoute } from '@tanstack/react-router'
import { homeHead } from '~/content/home/head'
import { editions } from '~/editions'
import { headTags, pageHead } from '~/i18n/head'
import { BrHome } from '~/pages/home/br/BrHome'
import { UsHome } from '~/pages/home/us/UsHome'

const homes = { us: UsHome, br: BrHome }

export const Route = createFileRoute('/$edition/')({
  loader: async ({ context: { catalogues, edition } }) => {
    await catalogues.load(editions[edition].locale, 'menu', 'contact', 'home', `home/${edition}`)
    return pageHead(catalogues.i18n, 'home', edition, homeHead[edition])
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const Home = homes[Route.useRouteContext().edition]
    return <Home />
  },
})
