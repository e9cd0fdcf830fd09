import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { NotFound } from '~/app/pages/NotFound'
import { isEdition } from '~/catalog/editions'
import { HydrationMark } from '~/ui/shell/HydrationMark'

export const Route = createFileRoute('/$edition')({
  beforeLoad: ({ params }) => {
    if (!isEdition(params.edition)) throw notFound()
    return { edition: params.edition }
  },
  // Repeats the router's default, because a page's styles load with the code of its own route.
  notFoundComponent: NotFound,
  component: () => (
    <>
      <Outlet />
      <HydrationMark />
    </>
  ),
})
