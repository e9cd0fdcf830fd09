import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('development and the build use the same React renderer', () => {
  // The build imports the renderer's file directly, because the public module also bundles the stream renderer.
  // `npm run dev` uses the public module. Both must be the same renderer, as a development and a production build.
  const [, built] = read('app.config.ts').match(/react-dom\/cjs\/([\w.-]+)\.production\.js/) ?? []
  const edge = read('node_modules/react-dom/server.edge.js')
  const [, name] = edge.match(/exports\.renderToString = (\w+)\.renderToString/) ?? []
  const files = [...edge.matchAll(new RegExp(`\\b${name} = require\\('\\./cjs/([\\w.-]+)\\.js'\\)`, 'g'))]
  expect(files.map(([, file]) => file)).toEqual([`${built}.production`, `${built}.development`])
})
