import { createFileRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { EditionsWith } from '~/addresses'
import { homeHead } from '~/content/home/head'
import { headTags } from '~/i18n/head'
import { BrHome } from '~/pages/home/br/BrHome'
import { UsHome } from '~/pages/home/us/UsHome'
import { openPage } from '~/pages/openPage'

const homes: Record<EditionsWith<'home'>, ComponentType> = { us: UsHome, br: BrHome }

export const Route = createFileRoute('/$edition/')({
  loader: async ({ context }) => {
    // Comes late, because the price book must not be part of what every page loads.
    const { lowestPackage } = await import('~/content/home/lowestPackage')
    return openPage(context, 'home', homeHead, lowestPackage)
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const Home = homes[Route.useLoaderData().edition]
    return <Home />
  },
})
