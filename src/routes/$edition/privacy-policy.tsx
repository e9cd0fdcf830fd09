import { createFileRoute } from '@tanstack/react-router'
import { privacy, privacyHead } from '~/content/legal/privacy'
import { headTags } from '~/i18n/head'
import { Legal } from '~/pages/legal/Legal'
import { openPage } from '~/pages/openPage'

export const Route = createFileRoute('/$edition/privacy-policy')({
  loader: ({ context }) => openPage(context, 'privacy', privacyHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { edition } = Route.useLoaderData()
    return <Legal edition={edition} document={privacy[edition]} />
  },
})
