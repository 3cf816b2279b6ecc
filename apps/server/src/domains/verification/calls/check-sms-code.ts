import type { SmsPurpose } from '@ecenter/contract/verification/code.ts'
import type { checkSMSCode } from '@ecenter/contract/verification/proof-calls.ts'
import { grantMissing } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { ObjectRef } from '../../../platform/grants/grant.ts'
import type { Proof } from '../../../platform/grants/grants.ts'
import { factRef } from '../../../platform/grants/object-ref.ts'
import type { Session } from '../../../platform/session/session.ts'
import { boundAction } from '../../../platform/verification/bound-action.ts'
import type { PhonesOnFile } from '../../../platform/verification/phones-on-file.ts'
import { rightCode, spendSmsCode, trySmsCode } from '../../../platform/verification/sms-codes.ts'
import type { VerificationServices } from '../verification-services.ts'

/** The purposes that open the details of what the visitor knows; the others open one action more. */
const openPurposes: readonly SmsPurpose[] = ['open-policy', 'open-claim']

/**
 * Turns a right code into what it proves: the typed phone (P), or, with a handle, everything of
 * the session that has the same phone on file (L2) and the one action asked for (L3).
 */
export function answerCheckSmsCode(
  services: VerificationServices,
  phones: PhonesOnFile,
): Handler<typeof checkSMSCode> {
  return async ({ smsCode, purpose, handle, email }, { session, submission }) => {
    const subject = { purpose, handle, bound: email }
    const right = await submission.once({
      name: 'try',
      result: rightCode,
      act: () => trySmsCode(services, session, subject, smsCode),
      whenLost: 'act again',
    })
    const phoneKey = Buffer.from(right.phoneKey, 'hex')
    const proven =
      handle === undefined
        ? { level: 'phone' as const, grants: [phoneGrant(phoneKey)] }
        : await onFile(services, phones, session, { handle, purpose, bound: email, phoneKey })

    return submission.commit(async ({ db, record, renewCookie }) => {
      await spendSmsCode({ ...services, db }, session, subject, right)
      for (const { objects, proof } of proven.grants) {
        await services.grants.open(session, objects, proof, db)
      }
      await renewCookie()
      record({ event: 'sms-checked', subject: right.phoneKey, outcome: proven.level })
      return { level: proven.level }
    })
  }
}

/** Objects that a right code opens, and how far. */
interface Opened {
  readonly objects: readonly ObjectRef[]
  readonly proof: Proof
}

function phoneGrant(phoneKey: Buffer): Opened {
  return { objects: [factRef('phone', phoneKey)], proof: { level: 'phone' } }
}

interface Asked {
  readonly handle: string
  readonly purpose: SmsPurpose
  readonly bound: string | undefined
  readonly phoneKey: Buffer
}

async function onFile(
  { grants, keys }: VerificationServices,
  phones: PhonesOnFile,
  session: Session,
  { handle, purpose, bound, phoneKey }: Asked,
) {
  const grant = await grants.find(session, handle, { level: 'knowledge' })
  if (grant === undefined) throw grantMissing()
  const known = await Promise.all(phones.kinds.map((kind) => grants.known(session, kind)))
  const owned = await phones.onPhone(known.flat(), phoneKey)
  if (!owned.some(({ id }) => id === grant.object.id)) throw grantMissing()
  const details: Opened = { objects: owned, proof: { level: 'phone-on-file' } }
  // Whoever has read this phone's code has proven the phone too, and is not asked for it once more.
  const opened = [phoneGrant(phoneKey), details]
  if (openPurposes.includes(purpose)) return { level: 'phone-on-file' as const, grants: opened }
  const action: Opened = {
    objects: [grant.object],
    proof: { level: 'fresh-code', action: boundAction({ keys }, purpose, bound) },
  }
  return { level: 'fresh-code' as const, grants: [...opened, action] }
}
