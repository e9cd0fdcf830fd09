export { getShare, missingShare, refuseShare } from './getShare'
export { getSharedPortrait, getSharedPortraits } from './getSharedFiles'
