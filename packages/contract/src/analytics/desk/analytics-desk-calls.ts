import { recordDeskFault } from './record-desk-fault.ts'

export const analyticsDeskCalls = { recordDeskFault }
