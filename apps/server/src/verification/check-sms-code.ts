import type { checkSMSCode } from '@ecenter/contract/verification/check-sms-code.ts'
import type { Parts } from '../parts.ts'
import { grantMissing } from '../platform/calls/failure.ts'
import type { Handler, Visitor } from '../platform/calls/handler.ts'
import { factRef } from '../platform/grants/object-ref.ts'
import type { PhonesOnFile } from '../platform/verification/phones-on-file.ts'
import { checkSmsCode } from '../platform/verification/sms-codes.ts'
import type { SmsCodeSubject } from '../platform/verification/sms-limits.ts'

/** The purpose that opens the details of what the visitor knows; the others open one action more. */
const openPurpose = 'open-policy'

/**
 * Turns a right code into what it proves: the typed phone (P), or, with a handle, everything of
 * the session that has the same phone on file (L2) and the one action asked for (L3).
 */
export function answerCheckSmsCode(
  parts: Parts,
  phones: PhonesOnFile,
): Handler<typeof checkSMSCode> {
  return async ({ smsCode, purpose, handle }, visitor) => {
    const { session } = visitor
    const phoneKey = await auditedCheck(parts, visitor, { purpose, handle }, smsCode)
    const level =
      handle === undefined
        ? await provePhone(parts, visitor, phoneKey)
        : await proveOnFile(parts, phones, visitor, { handle, purpose, phoneKey })
    await visitor.renewCookie()
    await parts.audit.record({ event: 'sms-checked', sessionId: session.id, outcome: level })
    return { level }
  }
}

async function auditedCheck(
  parts: Parts,
  { session }: Visitor,
  subject: SmsCodeSubject,
  typed: string,
): Promise<Buffer> {
  try {
    return await checkSmsCode(parts, session, subject, typed)
  } catch (refusal) {
    await parts.audit.record({ event: 'sms-checked', sessionId: session.id, outcome: 'refused' })
    throw refusal
  }
}

async function provePhone({ grants }: Parts, { session }: Visitor, phoneKey: Buffer) {
  await grants.open(session, [factRef('phone', phoneKey)], { level: 'phone' })
  return 'phone' as const
}

interface OnFile {
  readonly handle: string
  readonly purpose: string
  readonly phoneKey: Buffer
}

async function proveOnFile(
  { grants }: Parts,
  phones: PhonesOnFile,
  { session }: Visitor,
  { handle, purpose, phoneKey }: OnFile,
) {
  const grant = await grants.find(session, handle, { level: 'knowledge' })
  if (grant === undefined) throw grantMissing()
  const known = await grants.known(session, grant.object.kind)
  const owned = await phones.onPhone(known, phoneKey)
  if (!owned.some(({ id }) => id === grant.object.id)) throw grantMissing()
  await grants.open(session, owned, { level: 'phone-on-file' })
  if (purpose === openPurpose) return 'phone-on-file' as const
  await grants.open(session, [grant.object], { level: 'fresh-code', action: purpose })
  return 'fresh-code' as const
}
