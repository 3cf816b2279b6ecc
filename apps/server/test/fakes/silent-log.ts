import { openLog } from '../../src/platform/log/log.ts'

export const silentLog = openLog('silent')
