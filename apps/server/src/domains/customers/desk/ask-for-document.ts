import type { askForDocument } from '@ecenter/contract/customers/desk/document-request.ts'
import { is } from 'valibot'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { type Failure, fieldRefused, stateChanged } from '../../../platform/calls/failure.ts'
import { maskMobile, maskPolicyNumber } from '../../../platform/mask/mask.ts'
import { noteClaimEvent } from '../../claims/desk/note-claim-event.ts'
import { noticeOf } from '../../claims/notices/notice-words.ts'
import { documentKinds } from '../../claims/rules/document-kinds.ts'
import { type DocumentType, documentType } from '../../claims/rules/document-type.ts'
import { timelineOf } from '../../claims/rules/timeline.ts'
import { whyNotAsked } from '../../claims/rules/why-not-asked.ts'
import { readClaim } from '../../claims/store/claim.repository.ts'
import { type Claim, namesOn } from '../../claims/store/claim.ts'
import { claimOfId } from '../../claims/store/claim-at-desk.ts'
import { queueClaimNotice } from '../../claims/store/claim-notice.ts'
import { isSubscribed } from '../../claims/store/claim-subscription.ts'
import { claimDocuments } from '../../claims/store/documents/claim-documents.ts'
import {
  storeDocumentRequest,
  typesWaitedFor,
} from '../../claims/store/documents/document-request.ts'
import { lockClaim } from '../../claims/store/lock-claim.ts'
import { lockOwnChat } from '../../customer-service/desk/chat-access.ts'
import { chatProofFor } from '../../customer-service/desk/chat-proof.ts'
import type { Conversation } from '../../customer-service/store/conversation.ts'
import { say } from '../../customer-service/store/say.ts'
import type { CustomersServices } from '../customers-services.ts'
import { admitIntake } from './caller-contact.ts'
import { provenPerson } from './proven-person.ts'

/** The claim asks for it as if it had from the start; whoever asked waits for it by a row of their own. */
export function answerAskForDocument(
  services: CustomersServices,
): DeskHandler<typeof askForDocument> {
  return async ({ customerId, claimId, type, words: typed, chatId }, { db, staff, record }) => {
    await admitIntake(services, staff)
    const store = { ...services, db }
    if (!is(documentType, type)) throw fieldRefused('type', '请选择材料')
    const words = type === 'other' ? typed : undefined
    // The conversation first, as whoever speaks in it holds it: who waits for the other waits in one order.
    const chat = chatId === undefined ? undefined : await lockChatOf(store, staff, chatId)
    const claim = await provenClaim(store, staff, customerId, claimId)
    const isNews = await refuseUnlessAskable(store, claim, type)
    if (chat !== undefined && !chat.customerKey?.equals(claim.ref.customerKey)) {
      throw stateChanged('在这个会话里验证的不是这件理赔的客户。')
    }
    const askedAt = services.clock.now()
    if (isNews) {
      const facts = { dueOn: timelineOf(claim).documentsDueOn, kinds: [type] }
      const event = { type: 'documents-asked', at: askedAt, facts } as const
      const authors = { by: staff.account, reason: words }
      await noteClaimEvent(store, { record }, claim, { event, words: {} }, authors)
      await refuseWhereFull(store, claim, type)
    }
    const asked = { type, words, askedAt, staffId: staff.id, conversationId: chatId }
    await storeDocumentRequest(store, claim.ref, asked)
    record({ event: 'document-asked', ...about(claim.ref), outcome: type })
    const { name, hint } = documentKinds[type]
    if (chat !== undefined) {
      await sayDocumentAsked(store, staff, chat.conversation, { claim, name, hint: words ?? hint })
      return { documentName: name, told: 'chat' }
    }
    return { documentName: name, ...(await tellByPhone(store, claim, isNews)) }
  }
}

/** A claim that its own insured has proven on this very call or chat, locked; one answer for any other. */
async function provenClaim(
  store: CustomersServices,
  staff: Pick<Staff, 'id' | 'within'>,
  customerId: string,
  claimId: string,
): Promise<Claim> {
  const { open } = await provenPerson(store, staff, customerId)
  if (!open.isNameOpen) {
    throw stateChanged('客户还没有验证身份，或验证已到期。请先验证，填的内容会保留。')
  }
  const ref = await claimOfId(store, claimId, staff.within)
  if (ref === undefined) throw notTheirs()
  await lockClaim(store, ref)
  const claim = await readClaim(store, { object: ref })
  const { id, policyId } = claim
  const names = namesOn(claim)
  if (!open.isOpen({ kind: 'claim', id, policyId, customerKey: ref.customerKey, names })) {
    throw notTheirs()
  }
  return claim
}

function notTheirs(): Failure {
  return fieldRefused('claimId', '这位客户没有这件理赔，请重新选择。')
}

/** Answers whether the claim has to be told, which waits for some documents already. */
async function refuseUnlessAskable(
  store: CustomersServices,
  claim: Claim,
  type: DocumentType,
): Promise<boolean> {
  const timeline = timelineOf(claim)
  if (timeline.end !== undefined) {
    throw fieldRefused('claimId', '这件理赔已经结束，不能再请客户交材料。')
  }
  const document = (await claimDocuments(store, claim)).find((each) => each.type === type)
  const waitedFor = await typesWaitedFor(store, claim.ref)
  const whyNot = whyNotAsked({ type, state: document?.state ?? 'later' }, waitedFor)
  if (whyNot !== undefined) throw fieldRefused('type', whyNot)
  if (document === undefined || timeline.documents !== 'asked' || type === 'other') return true
  return document.state !== 'needed' && document.state !== 'refused'
}

/** Nobody is asked for what would be refused. */
async function refuseWhereFull(
  store: CustomersServices,
  { ref }: Claim,
  type: DocumentType,
): Promise<void> {
  const claim = await readClaim(store, { object: ref })
  const document = (await claimDocuments(store, claim)).find((each) => each.type === type)
  if (document?.canSend !== true) {
    throw fieldRefused('type', '这件理赔的文件已经收满，请理赔人员处理。')
  }
}

/** The words that the claim sends anyhow; where its customer follows it, the news of the claim says them. */
async function tellByPhone(store: CustomersServices, claim: Claim, isNews: boolean) {
  const { insured, phoneKey, lossTypes, ref } = claim
  const { mobile } = insured
  const step = noticeOf('documents-asked', lossTypes)
  if (mobile === undefined || step === undefined) return { told: 'none' as const }
  const isTold = isNews && phoneKey !== null && (await isSubscribed(store, ref, phoneKey))
  if (!isTold) await queueClaimNotice(store, claim, { phone: mobile, step })
  return { told: 'sms' as const, maskedPhone: maskMobile(mobile) }
}

interface ChatOfCustomer {
  readonly conversation: Conversation
  /** Who has proven there who they are. */
  readonly customerKey: Buffer | undefined
}

/** One's own conversation, held until the transaction ends. */
async function lockChatOf(
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
async function sayDocumentAsked(
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
