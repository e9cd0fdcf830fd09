import content from './repository.json' with { type: 'json' }
import type { Repository } from './schemas/repository'

/** The repository that the editor at the desk saves to; empty until the owner has connected one. */
export const repository: Repository = content
