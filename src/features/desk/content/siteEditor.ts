import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Texts around the editor of the owner's data. */
export const siteEditorTexts = {
  title: msg({
    message: 'Site content',
    comment: 'Desk: menu, and heading of the page where the owner changes opening hours, prices and the like',
  }),
  back: msg({ message: 'Desk', comment: "Name of the owner's part of the site, beside the logo" }),
  connect: msg({
    message:
      'This editor isn’t connected to the site’s repository yet. Enter its name as “name” in src/catalog/owner/repository.json, such as my-studio/site, deploy once, and sign in here with an access token. docs/operations.md has the steps. Each change is then saved to the repository, which checks and deploys it.',
    comment: 'Desk, site content: how to connect the editor; do not translate names of files and keys',
  }),
  local: msg({
    message:
      'On this machine, you can open the site’s folder below. What you save is written to its files, and no one else sees it until you deploy.',
    comment: 'Desk, site content: the editor runs on the own machine',
  }),
} satisfies Record<string, MessageDescriptor>
