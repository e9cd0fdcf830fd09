export { analyzePhoto } from './analyzePhoto'
export { HintLine } from './HintLine'
export { PhotoHint } from './PhotoHint'
