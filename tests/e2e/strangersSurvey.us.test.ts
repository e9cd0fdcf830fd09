import { describe } from 'vitest'
import { describeStrangers } from './strangersSurvey'
import { tendPages } from './visit'

tendPages()

describe('page-modifying software changes no text or input in us', () => describeStrangers('us'))
