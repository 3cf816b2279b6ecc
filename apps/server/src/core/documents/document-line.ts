import { invoiceFormat } from '@ecenter/contract/invoices/invoice.ts'
import { otherPolicyNumber } from '@ecenter/contract/rules/other-policy-number.ts'
import {
  check,
  description,
  getDotPath,
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
import type { Line } from '../../imports/push/read-lines.ts'
import { customerIdNumber } from '../../imports/row-rules.ts'

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
export const documentLine = variant(
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
export type DocumentLine = InferOutput<typeof documentLine>

/** How files of each format begin. */
const signs = { pdf: '%PDF-', ofd: 'PK', xml: '<' } as const

export interface Delivered {
  readonly told: DocumentLine
  readonly bytes: Buffer
}

/** The document of a line, or why it is none. */
export function documentOf({ text, fault }: Line): Delivered | string {
  if (text === undefined) return fault ?? 'is no text'
  const { success, output: told, issues } = safeParse(documentLine, jsonOf(text))
  if (!success)
    return issues.map((issue) => `${getDotPath(issue) ?? 'line'}: ${issue.message}`).join('; ')
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
