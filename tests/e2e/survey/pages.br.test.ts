import { describePages } from './pages'

describePages('br')
