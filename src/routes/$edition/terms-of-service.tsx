import { createFileRoute } from '@tanstack/react-router'
import { terms, termsHead } from '~/content/legal/terms'
import { headTags } from '~/i18n/head'
import { Legal } from '~/pages/legal/Legal'
import { openPage } from '~/pages/openPage'

export const Route = createFileRoute('/$edition/terms-of-service')({
  loader: ({ context }) => openPage(context, 'terms', termsHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { edition } = Route.useLoaderData()
    return <Legal edition={edition} document={terms[edition]} />
  },
})
