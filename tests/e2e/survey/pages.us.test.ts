import { describePages } from './pages'

describePages('us')
