import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('development and the build render with the same renderer of React', () => {
  // The build names its file, because the module around it brings a renderer to a stream too; `npm run dev` has what the
  // runtime's module gives. Both are one renderer, in React's builds for development and for production.
  const [, built] = read('app.config.ts').match(/react-dom\/cjs\/([\w.-]+)\.production\.js/) ?? []
  const edge = read('node_modules/react-dom/server.edge.js')
  const [, name] = edge.match(/exports\.renderToString = (\w+)\.renderToString/) ?? []
  const files = [...edge.matchAll(new RegExp(`\\b${name} = require\\('\\./cjs/([\\w.-]+)\\.js'\\)`, 'g'))]
  expect(files.map(([, file]) => file)).toEqual([`${built}.production`, `${built}.development`])
})
