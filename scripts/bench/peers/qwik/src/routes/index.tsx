import { component$ } from '@builder.io/qwik'
import { routeLoader$ } from '@builder.io/qwik-city'
import { readRows } from '../../rows'

export const useRows = routeLoader$(() => readRows())

export const head = { title: 'Rows' }

export default component$(() => {
  const rows = useRows()
  return (
    <main>
      <h1>Rows</h1>
      <table>
        <tbody>
          {rows.value.map(({ id, name }) => (
            <tr key={id}>
              <td>{id}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
})
