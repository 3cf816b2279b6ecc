import type { cannedAnswers } from '@ecenter/contract/customer-service/desk/chat-acts.ts'
import type { DeskHandler } from '../../../../platform/calls/desk-handler.ts'
import type { CustomerServiceServices } from '../../customer-service-services.ts'
import { readCannedAnswers } from '../../store/canned-answer.repository.ts'
import { cannedAnswerOf } from './canned-answer-access.ts'

export function answerCannedAnswers(
  services: CustomerServiceServices,
): DeskHandler<typeof cannedAnswers> {
  return async (_, { staff }) => {
    const answers = await readCannedAnswers(services, staff.id)
    return { answers: answers.map((answer) => cannedAnswerOf(answer, staff)) }
  }
}
