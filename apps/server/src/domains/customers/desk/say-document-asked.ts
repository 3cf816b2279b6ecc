import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { maskPolicyNumber } from '../../../platform/mask/mask.ts'
import type { Claim } from '../../claims/store/claim.ts'
import { lockOwnChat } from '../../customer-service/desk/chat-access.ts'
import { chatProofFor } from '../../customer-service/desk/chat-proof.ts'
import type { Conversation } from '../../customer-service/store/conversation.ts'
import { say } from '../../customer-service/store/say.ts'
import type { CustomersServices } from '../customers-services.ts'

interface ChatOfCustomer {
  readonly conversation: Conversation
  /** Who has proven there who they are. */
  readonly customerKey: Buffer | undefined
}

/** One's own conversation, held until the transaction ends. */
export async function lockChatOf(
  store: CustomersServices,
  staff: Staff,
  chatId: string,
): Promise<ChatOfCustomer> {
  const conversation = await lockOwnChat(store, staff, chatId)
  const proof = await chatProofFor(store, staff, conversation)
  return { conversation, customerKey: proof?.customerKey }
}

interface Asked {
  readonly claim: Claim
  readonly name: string
  readonly hint: string
}

/** A card that says what is asked for, masked like all that stays in a conversation; the session that reads it is led to the claim. */
export async function sayDocumentAsked(
  store: CustomersServices,
  staff: Pick<Staff, 'id'>,
  conversation: Conversation,
  { claim, name, hint }: Asked,
): Promise<void> {
  const { agentName, agentNumber } = conversation
  await say(
    store,
    conversation,
    {
      from: 'agent',
      content: {
        kind: 'card',
        about: 'claim',
        customerKey: claim.ref.customerKey.toString('hex'),
        objectId: claim.id,
        title: `请交材料：${name}`,
        rows: [
          { label: '理赔', value: `${claim.productName} ${maskPolicyNumber(claim.registNo)}` },
          { label: '怎么准备', value: hint },
        ],
        link: { title: '去交材料', href: '#/me' },
      },
      staffId: staff.id,
      agentName,
      agentNumber,
    },
    store.clock.now(),
  )
}
