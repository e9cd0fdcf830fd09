import { createAsync, query } from '@solidjs/router'
import { For } from 'solid-js'
import { readRows } from '../../rows'

const getRows = query(async () => {
  'use server'
  return readRows()
}, 'rows')

export const route = { preload: () => getRows() }

export default function Home() {
  const rows = createAsync(() => getRows())
  return (
    <main>
      <h1>Rows</h1>
      <table>
        <tbody>
          <For each={rows()}>
            {(row) => (
              <tr>
                <td>{row.id}</td>
                <td>{row.name}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </main>
  )
}
