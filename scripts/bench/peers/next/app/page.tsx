import { readRows } from '../rows'

export const dynamic = 'force-dynamic'

export default async function Home() {
  const rows = await readRows()
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
