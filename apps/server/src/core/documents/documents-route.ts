import { invoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import {
  check,
  description,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  object,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot'
import { deliverPolicyDocument } from '../../domains/electronic-policies/store/deliver-document.ts'
import { deliverInvoiceFile } from '../../domains/invoices/calls/deliver-invoice-file.ts'
import type { Services } from '../../domains/services.ts'
import { faultsOf } from '../../imports/judge-row.ts'
import type { Line } from '../../imports/push/read-lines.ts'
import { jsonOfLine } from '../../imports/reading/json-of-line.ts'
import { customerIdNumber } from '../../imports/row-rules.ts'
import { linesRoute } from '../answers/lines-route.ts'
import type { CoreKey } from '../api/core-key.ts'
import type { CoreRoute } from '../api/core-route.ts'

const ofPerson = { insuredIdNumber: customerIdNumber('ID number of the insured of its policy') }
const ofPolicy = {
  ...ofPerson,
  policyNo: pipe(otherPolicyNumber, description('number of a policy that is stored here')),
}
const number = pipe(string('is no text'), minLength(1, 'is empty'), maxLength(50))
const content = pipe(
  string('is no text'),
  minLength(1, 'is empty'),
  check(isBase64, 'is no base64'),
  description('the file, byte for byte, in base64 with its padding (RFC 4648, section 4)'),
)

/** A document that the insurer has issued itself, to be handed out as it is. */
const documentLine = variant(
  'document',
  [
    object({ document: literal('policy'), ...ofPolicy, content }),
    object({ document: literal('endorsement'), ...ofPolicy, endorsementNo: number, content }),
    object({
      document: literal('invoice'),
      ...ofPerson,
      reference: number,
      format: invoiceFormat,
      content,
    }),
  ],
  'is neither policy, endorsement nor invoice',
)
type DocumentLine = InferOutput<typeof documentLine>

/** How files of each format begin. */
const signs = { pdf: '%PDF-', ofd: 'PK', xml: '<' } as const

interface Delivered {
  readonly told: DocumentLine
  readonly bytes: Buffer
}

/** The document of a line, or why it is none. */
function documentOf({ text, fault }: Line): Delivered | string {
  if (text === undefined) return fault ?? 'is no text'
  const { success, output: told, issues } = safeParse(documentLine, jsonOfLine(text))
  if (!success) return faultsOf(issues)
  const bytes = Buffer.from(told.content, 'base64')
  const format = told.document === 'invoice' ? told.format : 'pdf'
  const begin = bytes
    .subarray(0, 64)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  return begin.startsWith(signs[format]) ? { told, bytes } : `content: is no ${format}`
}

/** As what it says is written again: a pattern would run out of stack on some megabytes. */
function isBase64(content: string): boolean {
  return Buffer.from(content, 'base64').toString('base64') === content
}

const mostBytes = 32 * 1024 ** 2
/** One file may take all that a call has. */
const bounds = { lines: 100, bytes: mostBytes, line: mostBytes }

type DocumentServices = Pick<Services, 'keys' | 'clock' | 'audit' | 'log' | 'settings' | 'signer'>

/** Policies, endorsements and invoices as files. */
export function documentsRoute(services: DocumentServices): CoreRoute {
  return linesRoute(services, {
    url: '/core/documents',
    scope: 'documents:write',
    summary: 'Documents that the insurer has issued itself, handed out as they are',
    schema: documentLine,
    bounds,
    async take(line, key) {
      const given = documentOf(line)
      if (typeof given === 'string') return { result: 'rejected', reason: given }
      const became = await keep(services, key, given)
      return became === 'unknown'
        ? { result: 'rejected', reason: missing[given.told.document] }
        : { result: became }
    },
  })
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
