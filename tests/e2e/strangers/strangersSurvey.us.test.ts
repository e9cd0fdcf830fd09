import { describe } from 'vitest'
import { setUpPages } from '../site/visit'
import { describeStrangers } from './strangersSurvey'

setUpPages()

describe('page-modifying software changes no text or input in us', () => describeStrangers('us'))
