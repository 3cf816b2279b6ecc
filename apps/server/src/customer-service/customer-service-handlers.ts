import type { customerServiceCalls } from '@ecenter/contract/customer-service/customer-service-calls.ts'
import { comingSoon, type Handlers } from '../platform/calls/handler.ts'

export function customerServiceHandlers(): Handlers<typeof customerServiceCalls> {
  return {
    customerInitAndConsultation: comingSoon,
    userSign: comingSoon,
    question: comingSoon,
    zx: comingSoon,
    userEval: comingSoon,
    setCompliment: comingSoon,
    userFile: comingSoon,
    doImage: comingSoon,
    queryPageMessage: comingSoon,
    queryZXTime: comingSoon,
    queryYXTime: comingSoon,
    followConversation: comingSoon,
    readMessages: comingSoon,
    leaveMessage: comingSoon,
    linkHistory: comingSoon,
    shareCard: comingSoon,
    endConversation: comingSoon,
  }
}
