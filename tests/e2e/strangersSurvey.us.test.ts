import { describe } from 'vitest'
import { describeStrangers } from './strangersSurvey'
import { tendPages } from './visit'

tendPages()

describe('strangers change nothing that is read or typed in us', () => describeStrangers('us'))
