import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { allScreens, screenFacts } from '~/catalog/addresses'
import { isServiceSlug } from '~/catalog/products'

const cwd = fileURLToPath(new URL('../routes/$edition/', import.meta.url))

it('every screen has a route file, and every route file is a screen', () => {
  const routes = allScreens().map((screen) =>
    isServiceSlug(screen) ? '$service.tsx' : `${screenFacts(screen).route || 'index'}.tsx`,
  )
  expect(globSync('**/*.tsx', { cwd }).sort()).toEqual([...new Set(routes)].sort())
})
