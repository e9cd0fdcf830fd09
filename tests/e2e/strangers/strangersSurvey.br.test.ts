import { describe, it } from 'vitest'
import { setUpPages } from '../site/visit'
import { describeStrangers, surveyDesk } from './strangersSurvey'

setUpPages()

describe('page-modifying software changes no text or input in br', () => describeStrangers('br'))

it('page-modifying software changes no text or input at the desk', surveyDesk)
