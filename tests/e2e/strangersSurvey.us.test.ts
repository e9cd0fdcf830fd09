import { describe } from 'vitest'
import { describeStrangers } from './strangersSurvey'
import { setUpPages } from './visit'

setUpPages()

describe('page-modifying software changes no text or input in us', () => describeStrangers('us'))
