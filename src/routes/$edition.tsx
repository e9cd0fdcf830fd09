import { createFileRoute, notFound } from '@tanstack/react-router'
import { isEdition } from '~/editions'

export const Route = createFileRoute('/$edition')({
  beforeLoad: ({ params }) => {
    if (!isEdition(params.edition)) throw notFound()
    return { edition: params.edition }
  },
})
