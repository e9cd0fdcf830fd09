import type { CmsConfig } from '@sveltia/cms'
import type { Locale } from '~/catalog/locales'
import { metadataOf } from '~/catalog/owner/fieldsOf'
import { type OwnerFile, ownerFiles } from '~/catalog/owner/ownerFiles'
import type { Repository } from '~/catalog/owner/schemas/repository'
import { pathOfFile } from './changed/changedList'
import { fieldsOf } from './fieldOf'

type Options = { locale: Locale; title: string; repository: Repository }

/** The editor's configuration: one form for each file of the owner's data, from its schema. */
export function editorConfig({ locale, title, repository }: Options): CmsConfig {
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      // Without a repository only a folder of this machine can be opened, but the editor requires a name.
      repo: repository.name ?? 'this-machine/site',
      ...(repository.branch ? { branch: repository.branch } : {}),
      // An access token needs no further service, unlike OAuth.
      auth_methods: ['token'],
      commit_messages: { update: 'Change {{collection}}: {{slug}}' },
    },
    app_title: title,
    logo: { src: '/favicon.svg', show_in_header: false },
    show_preview_links: false,
    editor: { preview: false },
    media_folder: 'public/uploads',
    public_folder: '/uploads',
    media_libraries: {
      // A photo of a phone has many times the pixels and bytes that a page shows.
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 85, width: 1024, height: 1024 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      {
        name: 'site',
        label: title,
        files: (Object.keys(ownerFiles) as OwnerFile[]).map((name) => ({
          name,
          label: metadataOf(ownerFiles[name]).label?.[locale] ?? name,
          file: pathOfFile(name),
          format: 'json',
          fields: fieldsOf(ownerFiles[name], locale),
        })),
      },
    ],
  }
}
