import type { Parts } from '../../parts.ts'
import { about } from '../../platform/audit/audit-fact.ts'
import type { FileAnswer } from '../../platform/calls/handler.ts'
import { issuedDocument } from '../archive/issued-document.ts'
import { behindLink, spendLink } from './one-use-links.ts'

/**
 * The file that a link leads to, for the one who spends it; undefined where nothing is to be had. It
 * is made before the link is spent, so a link that failed still leads to it.
 */
export async function handOverDocument(
  parts: Parts,
  token: string,
  address: string,
): Promise<FileAnswer | undefined> {
  const offered = await behindLink(parts, token)
  if (offered === undefined) return undefined
  const { object, paper } = offered
  // Whoever opens a link has no session here: links to one policy take turns as one.
  const document = await issuedDocument(parts, { object, sessionId: object.id }, paper)
  return parts.audit.inTransaction(async (db, record) => {
    if (!(await spendLink({ ...parts, db }, token))) return undefined
    const outcome = `${paper.kind} ${document.bytes.length} by link`
    record({ event: 'policy-downloaded', address, ...about(object), outcome })
    return { ...document, contentType: 'application/pdf' }
  })
}
