export { deletePhoto } from './deletePhoto'
export { getPhoto, getPreview, getThumbnail } from './getPhoto'
export { putPhoto } from './putPhoto'
export { putPreview } from './putPreview'
