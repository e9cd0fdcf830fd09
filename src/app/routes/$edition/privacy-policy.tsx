import { createFileRoute } from '@tanstack/react-router'
import { privacy, privacyHead } from '~/features/legal/content/privacy'
import { Legal } from '~/features/legal/Legal'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'

export const Route = createFileRoute('/$edition/privacy-policy')({
  loader: ({ context }) => openPage(context, 'privacy', privacyHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { edition } = Route.useLoaderData()
    return <Legal edition={edition} document={privacy[edition]} />
  },
})
