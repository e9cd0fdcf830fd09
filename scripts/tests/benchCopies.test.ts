import { expect, it } from 'vitest'
import { copySite } from '../bench/copySite'
import { enableClientNavigation } from '../bench/enableClientNavigation'
import { grow } from '../bench/grow'
import { addRowsPage } from '../bench/rowsPage'

it.each(Object.entries({ enableClientNavigation, grow, addRowsPage }))(
  'the benchmark of %s finds all texts that it replaces in a copy of the site',
  (_name, change) => {
    const copy = copySite()
    try {
      expect(() => change(copy.folder)).not.toThrow()
    } finally {
      copy.remove()
    }
  },
)
