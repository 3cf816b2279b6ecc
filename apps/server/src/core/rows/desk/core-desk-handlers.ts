import type { coreDeskCalls } from '@ecenter/contract/core/desk/core-at-desk.ts'
import type { Services } from '../../../domains/services.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { answerListUnusedValues } from './list-unused-values.ts'

export function coreDeskHandlers(services: Services): DeskHandlers<typeof coreDeskCalls> {
  return { listUnusedValues: answerListUnusedValues(services) }
}
