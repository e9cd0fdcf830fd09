import { useLoaderData } from 'react-router'
import { readRows } from '../../rows'

export const meta = () => [{ title: 'Rows' }]

export const loader = () => readRows()

export default function Home() {
  const rows = useLoaderData<typeof loader>()
  return (
    <main>
      <h1>Rows</h1>
      <table>
        <tbody>
          {rows.map(({ id, name }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
