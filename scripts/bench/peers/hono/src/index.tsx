import { Hono } from 'hono'
import { jsxRenderer } from 'hono/jsx-renderer'
import { readRows } from '../rows'

const app = new Hono()

app.use(
  jsxRenderer(({ children }) => (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Rows</title>
      </head>
      <body>{children}</body>
    </html>
  )),
)

app.get('/', async (c) => {
  const rows = await readRows()
  return c.render(
    <main>
      <h1>Rows</h1>
      <table>
        <tbody>
          {rows.map(({ id, name }) => (
            <tr>
              <td>{id}</td>
              <td>{name}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>,
  )
})

export default app
