import { record } from './record.ts'
import { recordVitals } from './record-vitals.ts'

export const analyticsCalls = { record, recordVitals }
