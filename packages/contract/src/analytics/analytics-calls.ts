import { record } from './record.ts'
import { recordFault } from './record-fault.ts'
import { recordVitals } from './record-vitals.ts'

export const analyticsCalls = { record, recordVitals, recordFault }
