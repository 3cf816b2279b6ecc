import { jsonSchemaOf } from '@ecenter/contract/json-schema-of.ts'
import { deliverPolicyDocument } from '../../domains/electronic-policies/store/deliver-document.ts'
import { deliverInvoiceFile } from '../../domains/invoices/calls/deliver-invoice-file.ts'
import type { Services } from '../../domains/services.ts'
import type { Line } from '../../imports/push/read-lines.ts'
import { linesOf } from '../answers/lines-of.ts'
import type { CoreKey } from '../api/core-key.ts'
import { problemType } from '../api/core-problem.ts'
import type { CoreRoute } from '../api/core-route.ts'
import { bodyOf } from '../rows/body-of.ts'
import { type Delivered, documentLine, documentOf } from './document-line.ts'

const mostBytes = 32 * 1024 ** 2
/** One file may take all that a call has. */
const bounds = { lines: 100, bytes: mostBytes, line: mostBytes }
const ndjson = 'application/x-ndjson'

type DocumentServices = Pick<Services, 'keys' | 'clock' | 'audit' | 'log' | 'settings' | 'signer'>

type Answered = { readonly line: number } & (
  | { readonly result: 'accepted' | 'unchanged' }
  | { readonly result: 'rejected' | 'unavailable'; readonly reason: string }
)

const operation = {
  summary: 'Documents that the insurer has issued itself, handed out as they are',
  description: `At most ${bounds.lines} lines and ${bounds.bytes} bytes, unpacked. One answer a line.`,
  requestBody: {
    required: true,
    content: { [ndjson]: { schema: jsonSchemaOf(documentLine, 'input') } },
  },
  responses: {
    200: {
      description: 'an answer for each line',
      content: { [ndjson]: { schema: { $ref: '#/components/schemas/answer' } } },
    },
    default: {
      description: 'a problem, by RFC 9457',
      content: { [problemType]: { schema: { $ref: '#/components/schemas/problem' } } },
    },
  },
}

/** Policies, endorsements and invoices as files; each is stored before the next is looked at. */
export function documentsRoute(services: DocumentServices): CoreRoute {
  return {
    method: 'POST',
    url: '/core/documents',
    scope: 'documents:write',
    isStreamed: true,
    operation,
    async handle({ request, reply, key }) {
      const body = bodyOf(request, bounds.bytes)
      const lines = await linesOf(body.bytes, bounds).finally(() => body.discard())
      const answered: Answered[] = []
      for (const line of lines) answered.push(await answerLine(services, key, line))
      reply.type(ndjson)
      return answered.map((each) => `${JSON.stringify(each)}\n`).join('')
    },
  }
}

/** Lines before it are stored: whatever one does, the call says what became of each. */
async function answerLine(services: DocumentServices, key: CoreKey, line: Line): Promise<Answered> {
  const { number } = line
  try {
    const given = documentOf(line)
    if (typeof given === 'string') return { line: number, result: 'rejected', reason: given }
    const became = await keep(services, key, given)
    return became === 'unknown'
      ? { line: number, result: 'rejected', reason: missing[given.told.document] }
      : { line: number, result: became }
  } catch (error) {
    services.log.failure('core document', error)
    return { line: number, result: 'unavailable', reason: 'is not stored: send it again' }
  }
}

const missing = {
  policy: 'policyNo: no such policy of this insured is stored',
  endorsement: 'endorsementNo: no such endorsement of this policy is stored',
  invoice: 'reference: no such invoice of this insured is stored',
} as const

function keep(services: DocumentServices, key: CoreKey, { told, bytes }: Delivered) {
  return services.audit.inTransaction(async (db, record) => {
    const store = { ...services, db }
    const became =
      told.document === 'invoice'
        ? await deliverInvoiceFile(store, told, bytes)
        : await deliverPolicyDocument(store, told, bytes)
    if (became === 'accepted')
      record({ event: 'core-document', objectId: key.id, outcome: told.document })
    return became
  })
}
