import type { askForProof } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { stateChanged } from '../../../platform/calls/failure.ts'
import type { CustomerServiceServices } from '../customer-service-services.ts'
import { readSaidBefore } from '../store/read-said.ts'
import type { Said } from '../store/said.ts'
import { say } from '../store/say.ts'
import { lockOwnChat } from './chat-access.ts'
import { chatProofFor } from './chat-proof.ts'

const proofLink = { title: '验证是您本人', href: '#/proof?to=%2Fcustomer-service' } as const

/** Leads the customer to their own page of proof and back; no code is ever told in the conversation. */
export function answerAskForProof(
  services: CustomerServiceServices,
): DeskHandler<typeof askForProof> {
  return async ({ chatId }, { db, staff, record }) => {
    const store = { ...services, db }
    const conversation = await lockOwnChat(store, staff, chatId)
    if ((await chatProofFor(store, staff, conversation)) !== undefined) {
      throw stateChanged('客户已经验证，不用再请。')
    }
    const [last] = await readSaidBefore(store, conversation, { before: undefined, atMost: 1 })
    if (last !== undefined && isAsking(last)) return {}
    const { agentName, agentNumber } = conversation
    const text =
      '查您的保单和理赔前，要先确认是您本人。请点下面验证手机号，验证完会回到这里。验证码只填在那一页，不要发给任何人。'
    await say(
      store,
      conversation,
      {
        from: 'agent',
        content: { kind: 'text', text, links: [proofLink] },
        staffId: staff.id,
        agentName,
        agentNumber,
      },
      services.clock.now(),
    )
    record({ event: 'chat-proof-asked', objectId: chatId, outcome: 'said' })
    return {}
  }
}

/** Two who press at once, or one who presses twice, ask once. */
function isAsking({ content }: Said): boolean {
  return content.kind === 'text' && content.links.some(({ href }) => href === proofLink.href)
}
