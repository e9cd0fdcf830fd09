import { readRows } from '../../rows'

export const load = async () => ({ rows: await readRows() })
