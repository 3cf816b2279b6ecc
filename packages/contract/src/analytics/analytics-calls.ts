import { record } from './record.ts'

export const analyticsCalls = { record }
