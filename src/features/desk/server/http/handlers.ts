import { getDeskPhoto } from './getDeskPhoto'
import { getDeskZip } from './getDeskZip'

export { getMessagesCsv, getOrdersCsv } from './getDeskCsv'
export { getEditorFile } from './getEditorFile'
export { getSiteEditor } from './getSiteEditor'
export { putPortrait } from './putPortrait'
export { putPortraitPreview } from './putPortraitPreview'
export { putPortraitSizes } from './putPortraitSizes'

export const getPhoto = getDeskPhoto('photo')
export const getPreview = getDeskPhoto('preview')
export const getPhotosZip = getDeskZip('photo')
export const getPortraitsZip = getDeskZip('portrait')
