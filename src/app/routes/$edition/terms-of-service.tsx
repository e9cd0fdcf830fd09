import { createFileRoute } from '@tanstack/react-router'
import { terms, termsHead } from '~/features/legal/content/terms'
import { Legal } from '~/features/legal/Legal'
import { headTags } from '~/i18n/head'
import { openPage } from '~/i18n/openPage'

export const Route = createFileRoute('/$edition/terms-of-service')({
  loader: ({ context }) => openPage(context, 'terms', termsHead),
  head: ({ loaderData }) => headTags(loaderData),
  component: () => {
    const { edition } = Route.useLoaderData()
    return <Legal edition={edition} document={terms[edition]} />
  },
})
