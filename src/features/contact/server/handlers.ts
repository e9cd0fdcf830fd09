export { contactRefused } from './contactRefused'
export { postContact } from './postContact'
