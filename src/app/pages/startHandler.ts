import { createStartHandler } from '@tanstack/react-start/server'
import { renderRouter } from './renderRouter'

/** Renders pages and runs server functions: the framework, React and every route. */
export const startHandler = createStartHandler(renderRouter)
