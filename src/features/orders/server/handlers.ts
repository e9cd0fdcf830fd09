export { getPortraits } from './getPortraits'
export { postOrderLink, refuseOrderLink } from './postOrderLink'
