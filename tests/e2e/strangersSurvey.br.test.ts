import { describe, it } from 'vitest'
import { describeStrangers, surveyDesk } from './strangersSurvey'
import { setUpPages } from './visit'

setUpPages()

describe('page-modifying software changes no text or input in br', () => describeStrangers('br'))

it('page-modifying software changes no text or input at the desk', surveyDesk)
