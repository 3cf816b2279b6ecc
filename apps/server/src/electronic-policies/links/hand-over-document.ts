import type { Parts } from '../../parts.ts'
import type { FileAnswer } from '../../platform/calls/handler.ts'
import { issuedDocument } from '../archive/issued-document.ts'
import { spendLink } from './one-use-links.ts'

/** The file that a link leads to, for the one who spends it; undefined where nothing is to be had. */
export async function handOverDocument(
  parts: Parts,
  token: string,
): Promise<FileAnswer | undefined> {
  const spent = await spendLink(parts, token)
  if (spent === undefined) return undefined
  const { object, paper } = spent
  // Whoever opens a link has no session here: links to one policy take turns as one.
  const document = await issuedDocument(parts, { object, sessionId: object.id }, paper)
  await parts.audit.record({
    event: 'policy-downloaded',
    objectId: object.id,
    outcome: `${paper} ${document.bytes.length} by link`,
  })
  return { ...document, contentType: 'application/pdf' }
}
