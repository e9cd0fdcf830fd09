import { createFileRoute } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import { BrHome } from '~/features/home/br/BrHome'
import { homeHead } from '~/features/home/content/head'
import { UsHome } from '~/features/home/us/UsHome'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'

const homes: Record<EditionsWith<'home'>, ComponentType> = { us: UsHome, br: BrHome }

export const Route = createFileRoute('/$edition/')({
  loader: async ({ context }) => {
    // Lazy import, because the price book must not be part of the code that every page loads.
    const { lowestPackage } = await import('~/features/home/content/lowestPackage')
    return openPage(context, 'home', homeHead, lowestPackage)
  },
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const Home = homes[Route.useLoaderData().edition]
    return <Home />
  },
})
