import { createFileRoute } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { readRows } from '../../rows'

const getRows = createServerFn().handler(() => readRows())

export const Route = createFileRoute('/')({
  loader: () => getRows(),
  component: () => (
    <main>
      <h1>Rows</h1>
      <table>
        <tbody>
          {Route.useLoaderData().map(({ id, name }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  ),
})
