import CMS from '@sveltia/cms'
import type { Locale } from '~/catalog/locales'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import { ownerFiles } from '~/catalog/owner/ownerFiles'
import { pictureFaults } from '~/catalog/ownerPictures'
import { gitHost } from '../editorPage'
import { fileAtPath } from './changed/changedList'
import { markAtGitHost } from './changed/markAtGitHost'
import { followFolder, markInFolder } from './changed/markInFolder'
import { editorConfig } from './editorConfig'
import { fitToSchema } from './fitToSchema'
import { savedPicture } from './savedPictures'
import { stayAtGitHost } from './stayAtGitHost'

// What the page says (`getSiteEditor.ts`): language, heading, and the repository.
const locale = document.documentElement.lang as Locale
const title = document.querySelector('h1')?.textContent ?? document.title
const { repository = '{}' } = document.getElementById('nc-root')?.dataset ?? {}

// The editor would open links to other pages in a new tab.
document.querySelector('header')?.addEventListener('mousedown', (event) => event.stopPropagation())

stayAtGitHost(gitHost)
markAtGitHost(gitHost)
followFolder()

// The form checks field by field; the schema also knows rules for several fields and for lists, and a deployment would
// refuse a picture that is too small, too large or of another shape.
CMS.registerEventListener({
  name: 'preSave',
  async handler({ entry }) {
    const file = fileAtPath(entry.get('path'))
    if (!file) throw new Error(`No schema for ${entry.get('path')}`)
    const content = fitToSchema(ownerFiles[file], (entry.toJS() as { data: unknown }).data)
    let faults = ownerFaults(file, content, locale)
    if (!faults.length) faults = await pictureFaults(file, content, locale, savedPicture)
    // The editor shows the cause of an error with this message.
    if (faults.length) throw new Error('saving_failed', { cause: new Error(faults.join('\n')) })
    return entry.set('data', content as Record<string, unknown>)
  },
})

CMS.registerEventListener({
  name: 'postSave',
  async handler({ entry }) {
    const file = fileAtPath(entry.get('path'))
    if (file) await markInFolder(file)
  },
})

await CMS.init({ config: editorConfig({ locale, title, repository: JSON.parse(repository) }) })
// The editor's own declaration, after that of the page, would keep people from zooming.
for (const viewport of document.querySelectorAll('meta[name=viewport] ~ meta[name=viewport]'))
  viewport.remove()
