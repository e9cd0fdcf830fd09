import { describe, it } from 'vitest'
import { describeStrangers, meetsAtDesk } from './strangersSurvey'
import { tendPages } from './visit'

tendPages()

describe('strangers change nothing that is read or typed in br', () => describeStrangers('br'))

it('strangers change nothing that is read or typed at the desk', meetsAtDesk)
