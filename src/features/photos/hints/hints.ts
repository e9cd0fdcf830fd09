export { HintLine } from './HintLine'
export { lookAtPhoto } from './lookAtPhoto'
export { PhotoHint } from './PhotoHint'
