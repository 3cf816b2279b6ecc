import { noticeInForce } from '@ecenter/contract/constants/notice-in-force.ts'
import type {
  PasskeyAct,
  provePasskey,
  startPasskeyProof,
} from '@ecenter/contract/person/passkeys.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { number, object } from 'valibot'
import { Failure, fieldRefused } from '../../../../platform/calls/failure.ts'
import type { Handler, Visitor } from '../../../../platform/calls/handler.ts'
import { passkeySite } from '../../../../platform/config/passkey-site.ts'
import type { ObjectRef } from '../../../../platform/grants/grant.ts'
import { maskMobile } from '../../../../platform/mask/mask.ts'
import { judgePasskey } from '../../../../platform/passkeys/judge-passkey.ts'
import { logIn } from '../../../../platform/session/session-customer.ts'
import type { PersonServices } from '../../person-services.ts'
import { hasAgreedTo, keepConsent } from '../../store/consent.ts'
import { provenCustomer } from '../../store/find-person.ts'
import {
  type ChallengeSubject,
  challengeLifeSeconds,
  keepChallenge,
  takeChallenge,
} from '../../store/passkey-challenge.ts'
import { markPasskeyUsed, passkeyBehind, passkeyUser } from '../../store/person-passkey.ts'
import { forgetProof } from '../../store/proof-under-way.ts'
import { personRef } from '../own-things.ts'
import { wholePerson } from '../whole-person.ts'

interface Act {
  readonly handle: string
  readonly action: PasskeyAct
}

/** Whoever asks gets a challenge, the known and the unknown alike. */
export function answerStartPasskeyProof(
  services: PersonServices,
): Handler<typeof startPasskeyProof> {
  return async ({ act }, { session, submission }) =>
    submission.commit(async ({ db }) => ({
      challenge: await keepChallenge({ ...services, db }, session, subjectOf(act)),
      rpId: passkeySite(services.settings).rpId,
      timeoutMs: challengeLifeSeconds * 1000,
    }))
}

/** Whatever does not fit has spent its challenge, and has one answer. */
export function answerProvePasskey(services: PersonServices): Handler<typeof provePasskey> {
  return async ({ act, agreedTo, userHandle, ...answer }, visitor) => {
    const { session, submission } = visitor
    const known = await passkeyBehind(services, answer.credentialId)
    const { signCount } = await submission.once({
      name: 'judge',
      result: object({ signCount: number() }),
      async act() {
        const challenge = await takeChallenge(services, session, subjectOf(act))
        if (challenge === undefined || known === undefined) throw notOpened()
        const { passkey } = known
        if (userHandle !== passkeyUser(services.keys, passkey.customerKey)) throw notOpened()
        const asked = { ...passkeySite(services.settings), challenge }
        const count = await judgePasskey(asked, passkey, answer)
        if (count === undefined) throw notOpened()
        return { signCount: count }
      },
      whenLost: 'act again',
    })
    if (known === undefined) throw notOpened()
    const { passkey, contact } = known
    if (act === undefined && agreedTo === undefined) await checkAgreed(services, passkey)
    const allowed = act && (await ownObject(services, visitor, passkey.customerKey, act.handle))
    return submission.commit(async ({ db, record, renewCookie }) => {
      const store = { ...services, db }
      if (!(await markPasskeyUsed(store, passkey, signCount))) throw notOpened()
      const subject = passkey.customerKey.toString('hex')
      if (act !== undefined && allowed !== undefined) {
        const proof = { level: 'fresh-code', action: act.action } as const
        await services.grants.open(session, [allowed], proof, db)
        record({ event: 'passkey-signed', subject, objectId: allowed.id, outcome: act.action })
      } else {
        const customer = provenCustomer(services, passkey.mobile, { ...contact, isOwnPhone: true })
        await logIn(store, session, 'passkey', customer)
        if (agreedTo !== undefined) await keepConsent(store, customer, agreedTo)
        await forgetProof(store, session)
        record({ event: 'person-proven', subject, outcome: 'passkey' })
      }
      await renewCookie()
      return { step: 'open' as const, asks: [], maskedMobile: maskMobile(passkey.mobile) }
    })
  }
}

/** Signed or not: nobody sees their things under a notice that they have not agreed to. */
async function checkAgreed(
  services: PersonServices,
  { customerKey }: { readonly customerKey: Buffer },
): Promise<void> {
  if (await hasAgreedTo(services, customerKey, noticeInForce)) return
  throw fieldRefused('agreedTo', '个人信息处理规则有更新，同意后再打开')
}

/** What an act is done with: the very person who is proven here and whose passkey it is. */
async function ownObject(
  services: PersonServices,
  visitor: Pick<Visitor, 'session'>,
  customerKey: Buffer,
  handle: string,
): Promise<ObjectRef> {
  const customer = await wholePerson(services, visitor)
  const person = personRef(customer)
  const isTheirs = services.grants.handleOf(visitor.session, person) === handle
  if (!isTheirs || !customer.customerKey.equals(customerKey)) throw notOpened()
  return person
}

function subjectOf(act: Act | undefined): ChallengeSubject {
  return act === undefined
    ? { purpose: 'open', about: '' }
    : { purpose: act.action, about: act.handle }
}

function notOpened(): Failure {
  return new Failure(resultCodes.nothingFound, '没能用面容、指纹或锁屏密码打开，请改用手机号验证。')
}
