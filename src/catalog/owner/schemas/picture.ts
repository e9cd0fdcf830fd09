import * as v from 'valibot'
import { editedAs } from './editing.ts'
import { labelled, says } from './labels.ts'

/** What the check of a picture's file needs: `src/catalog/ownerPictures.ts` reads it from the schema. */
export type PictureShape = {
  /** Width by height, such as 1 for a square; without it, any shape and size can be shown. */
  ratio?: number
}

const asPicture = says(
  'must be the path of a picture below “public”, such as /pictures/ana.webp: .webp, .avif, .jpg, .png or .svg',
  'precisa ser o caminho de uma imagem em “public”, como /pictures/ana.webp: .webp, .avif, .jpg, .png ou .svg',
)

/** The path of a picture that the owner puts below `public/`. */
export const picture = (shape: PictureShape = {}) =>
  v.pipe(
    v.string(asPicture),
    v.regex(/^(\/[\w-]+)+\.(webp|avif|jpe?g|png|svg)$/, asPicture),
    v.metadata({ picture: shape }),
    // Where the editor puts a picture that is chosen in it.
    editedAs({ image: 'pictures' }),
  )

/** The same, as a field named “Picture”. */
export const labelledPicture = (shape: PictureShape, english: string, portuguese: string) =>
  v.pipe(picture(shape), labelled('Picture', 'Imagem', [english, portuguese]))
