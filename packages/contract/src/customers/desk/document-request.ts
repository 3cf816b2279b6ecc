import {
  array,
  boolean,
  forward,
  type InferOutput,
  maxLength,
  number,
  object,
  optional,
  partialCheck,
  picklist,
  pipe,
  string,
  uuid,
} from 'valibot'
import { claimDocument } from '../../claims/claim.ts'
import { claimId } from '../../claims/desk/desk-claim.ts'
import { chatId } from '../../customer-service/desk/chat-shown.ts'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { storable, text } from '../../rules/text.ts'
import { customerId } from './customer-id.ts'

/** The kind of document that is named in free words. */
export const documentInWords = 'other'
export const documentWordsAtMost = 100

const { type, name, state } = claimDocument.entries

/** An open claim that the customer has proven to be theirs, and what can be asked of it. */
const askableClaim = object({
  claimId: string(),
  /** 追尾 R0301… : by what staff and customer call it. */
  title: string(),
  documents: array(
    object({
      type,
      name,
      state,
      /** Why it is not asked for now. */
      whyNot: optional(string()),
    }),
  ),
})
export type AskableClaim = InferOutput<typeof askableClaim>

/** What a customer can be asked for on one's own call or in one's own conversation; nothing before they have proven who they are. */
export const readAskableDocuments = defineDeskCall({
  path: '/customers/readAskableDocuments',
  access: 'serve-customers',
  request: object({ customerId }),
  response: object({ isProven: boolean(), claims: array(askableClaim) }),
})

/**
 * Asks a customer who has proven who they are for a document of a claim of theirs. The claim waits for it, and its page takes
 * it. In a conversation a card says so; on the telephone an SMS that tells nobody which claim it is. `words` name what
 * no list has (`type` `other`). One request of a document waits at a time.
 */
export const askForDocument = defineDeskCall({
  path: '/customers/askForDocument',
  kind: 'submit',
  access: 'serve-customers',
  request: pipe(
    object({
      customerId,
      claimId,
      type: pipe(string('请选择材料'), maxLength(40), storable('请选择材料')),
      words: optional(text(documentWordsAtMost, '材料说明')),
      chatId: optional(chatId),
    }),
    forward(
      partialCheck(
        [['type'], ['words']],
        ({ type, words }) => type !== documentInWords || words !== undefined,
        '请写明要交什么',
      ),
      ['words'],
    ),
  ),
  response: object({
    documentName: string(),
    /** How the customer learns of it; `none` where no phone is on file. */
    told: picklist(['chat', 'sms', 'none']),
    maskedPhone: optional(string()),
  }),
})

const documentRequest = object({
  requestId: string(),
  claimId: string(),
  maskedRegistNo: string(),
  documentName: string(),
  words: optional(string()),
  /** `2026-11-20 08:46`. */
  askedAt: string(),
  /** Absent while it waits. */
  arrivedAt: optional(string()),
  /** The claim has ended: nothing is taken any more. */
  isOver: boolean(),
  /** The conversation in which it was asked for. */
  chatId: optional(string()),
})
export type DocumentRequest = InferOutput<typeof documentRequest>

/** What one asked customers for oneself: what has arrived in front, then what waits longest. */
export const listDocumentRequests = defineDeskCall({
  path: '/customers/listDocumentRequests',
  access: 'serve-customers',
  response: object({ requests: array(documentRequest), arrived: number() }),
})

/** Takes one's own request off the list: what came has been seen, or is waited for no longer. The claim stays as it is. */
export const closeDocumentRequest = defineDeskCall({
  path: '/customers/closeDocumentRequest',
  kind: 'submit',
  access: 'serve-customers',
  request: object({ requestId: pipe(string(), uuid('没有这个请求')) }),
})
