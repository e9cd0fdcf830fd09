import { createFileRoute, notFound, Outlet } from '@tanstack/react-router'
import { isEdition } from '~/editions'
import { NotFound } from '~/pages/NotFound'
import { HydrationMark } from '~/ui/HydrationMark'

export const Route = createFileRoute('/$edition')({
  beforeLoad: ({ params }) => {
    if (!isEdition(params.edition)) throw notFound()
    return { edition: params.edition }
  },
  // Named here as well, because the styles of a page come with the code of its own route.
  notFoundComponent: NotFound,
  component: () => (
    <>
      <Outlet />
      <HydrationMark />
    </>
  ),
})
