import { describe, it } from 'vitest'
import { describeStrangers, meetsAtDesk } from './strangersSurvey'
import { tendPages } from './visit'

tendPages()

describe('page-modifying software changes no text or input in br', () => describeStrangers('br'))

it('page-modifying software changes no text or input at the desk', meetsAtDesk)
