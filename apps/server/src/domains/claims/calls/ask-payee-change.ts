import type { RequestOf } from '@ecenter/contract/call.ts'
import type { askPayeeChange } from '@ecenter/contract/claims/payee-change.ts'
import { payeeChangeRequested } from '@ecenter/contract/core/claim-events.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { rowKeyOf } from '../../../imports/row-facts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import { Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { tellCore } from '../../../platform/core-events/tell-core.ts'
import { makeWish, promisedBy } from '../../../platform/wishes/make-wish.ts'
import type { ClaimsServices } from '../claims-services.ts'
import type { PayeeFacts } from '../rules/money/offer-facts.ts'
import { payeeMark } from '../rules/money/offer-mark.ts'
import { sharesOf, whyNoOtherPayee } from '../rules/money/payee.ts'
import { type ClaimStore, readClaim } from '../store/claim.repository.ts'
import type { Claim } from '../store/claim.ts'
import { lockClaim } from '../store/lock-claim.ts'
import { storePayeeChange } from '../store/settlement/payee-change.ts'
import { lastPayeeChange } from '../store/settlement/payee-change-wish.ts'
import {
  readSettlementAnswer,
  type SettlementAnswer,
} from '../store/settlement/settlement-answer.ts'
import { payeeAmong } from './payee-among.ts'
import { offerShown } from './settlement-offer.ts'
import { signAnswer } from './sign-answer.ts'
import { toldPayees } from './told-payees.ts'

type Asked = Omit<RequestOf<typeof askPayeeChange>, 'handle'>

/**
 * A wish, signed as the agreement was: judged before the file is made, and again with the claim locked, so that of two
 * at once one is asked for, and none after the payment.
 */
export function answerAskPayeeChange(services: ClaimsServices): Handler<typeof askPayeeChange> {
  return async ({ handle: _, ...asked }, visitor) => {
    const { grant, submission } = visitor
    const before = await readClaim(services, grant)
    const first = await judged(services, before, asked)
    const { signature } = asked
    const signedAt = services.clock.now()
    const { offer } = first.answer
    const signed = { claim: before, offer, payee: first.payee, signature, signedAt, isChange: true }
    const file = await signAnswer(services, visitor, before, signed)
    return submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await lockClaim(store, grant.object)
      const claim = await readClaim(store, grant)
      const { answer, payee } = await judged(store, claim, asked)
      await services.grants.spend(grant, db)
      const { registNo, ref } = claim
      const { version, totalFen } = answer.offer
      await services.files.keep(file, db)
      await storePayeeChange(store, ref, {
        ...{ offerVersion: version, payee, before: answer.payee, signature, signedAt, file },
      })
      const eventId = await tellCore(store, payeeChangeRequested, {
        subject: `claim/${registNo}`,
        data: {
          ...{ registNo, version, totalFen, askedAt: signedAt.toISOString(), files: [file] },
          payees: toldPayees(payee, totalFen),
          before: toldPayees(answer.payee, totalFen),
        },
        files: [file],
      })
      await makeWish(store, {
        ...{ eventId, kind: 'payee-change', customerKey: ref.customerKey, objectId: ref.id },
        rowKey: rowKeyOf({ keys: services.keys, kind: { name: 'claims' } }, registNo),
        dueAt: promisedBy(services, 'payee-change'),
        about: `理赔 ${registNo}`,
        asked: `收款账户改为 ${sharesOf(payee, totalFen).length} 个新账户`,
        after: { id: file.id },
      })
      record({ event: 'claim-payee-changed', ...about(ref), outcome: 'asked after signing' })
      const shown = await offerShown(store, claim)
      if (shown === undefined) throw new Error('the offer that was answered is gone')
      return shown
    })
  }
}

type Agreement = SettlementAnswer & { readonly payee: PayeeFacts }

/** The agreement whose accounts are to be others, and which. */
async function judged(
  store: ClaimStore,
  claim: Claim,
  { version, total, payeeMark: read, payees }: Asked,
): Promise<{ readonly answer: Agreement; readonly payee: PayeeFacts }> {
  const answer = await readSettlementAnswer(store, claim.ref)
  if (answer?.verdict !== 'agreed' || answer.payee === undefined)
    throw notNow('还没有签过字的赔付方案，请返回查看。')
  const { answeredAt } = answer
  const why = whyNoOtherPayee(claim, { offerVersion: answer.offer.version, answeredAt })
  if (why !== undefined) throw notNow(`${why}。`)
  if ((await lastPayeeChange(store, claim))?.wish.state === 'asked')
    throw notNow('更改收款账户的申请还在等答复，有结果后才能再申请。')
  const { offer, payee: inForce } = answer
  if (offer.version !== version || offer.totalFen !== total || mark(inForce) !== read)
    throw notNow('收款账户刚刚有更新，请返回核对后再申请。')
  const payee = payeeAmong(claim, payees)
  if (mark(payee) === mark(inForce))
    throw fieldRefused('payees.0.bankcardno', '和现在的收款账户一样，不用更改')
  return { answer: { ...answer, payee: inForce }, payee }

  function mark(facts: PayeeFacts): string {
    return payeeMark(store.keys, claim, facts)
  }
}

function notNow(message: string): Failure {
  return new Failure(resultCodes.stateChanged, message)
}
