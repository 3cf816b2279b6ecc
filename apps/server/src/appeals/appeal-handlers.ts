import type { appealCalls } from '@ecenter/contract/appeals/appeal-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function appealHandlers(): Handlers<typeof appealCalls> {
  return {
    addAppeal: comingSoon,
    checkReportNumber: comingSoon,
    queryAppeal: comingSoon,
    askReview: comingSoon,
  }
}
