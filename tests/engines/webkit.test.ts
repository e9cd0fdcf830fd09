import { journeys } from './journeys'
import { startWebKit } from './webkit'

journeys('WebKit', startWebKit)
