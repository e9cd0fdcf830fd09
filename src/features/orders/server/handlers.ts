export { getDataCopy } from './getDataCopy'
export { getPortraits } from './getPortraits'
export { postOrderLink, refuseOrderLink } from './postOrderLink'
export { postWithdrawal, refuseWithdrawal } from './postWithdrawal'
