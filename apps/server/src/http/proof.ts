import type { Call } from '@ecenter/contract/call.ts'
import type { Parts } from '../parts.ts'
import { grantMissing } from '../platform/calls/failure.ts'
import type { Grant } from '../platform/grants/grant.ts'
import type { Session } from '../platform/session/session.ts'
import type { Body } from './route.ts'

/** The grant for the level that a call declares; every call passes here, so none can forget to ask. */
export async function proofFor(
  { grants }: Parts,
  { level, action }: Call,
  session: Session,
  body: Body,
): Promise<Grant | undefined> {
  if (level === 'open') return undefined
  const grant =
    level === 'phone'
      ? (await grants.known(session, 'phone')).at(-1)
      : await grants.find(session, String(body.handle), {
          level,
          ...(level === 'fresh-code' && action !== undefined ? { action } : {}),
        })
  if (grant === undefined) throw grantMissing()
  return grant
}
