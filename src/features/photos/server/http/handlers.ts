export { deletePhoto } from './deletePhoto'
export { getPhoto, getPreview } from './getPhoto'
export { putPhoto } from './putPhoto'
export { putPreview } from './putPreview'
