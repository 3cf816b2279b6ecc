import { proofLifeSeconds } from '@ecenter/contract/constants/proof-life.ts'
import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import type { confirmProof } from '@ecenter/contract/person/proof.ts'
import { Failure } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { factRef } from '../../../platform/grants/object-ref.ts'
import { rightCode, spendSmsCode, trySmsCode } from '../../../platform/verification/sms-codes.ts'
import type { Services } from '../../services.ts'
import { factsAsked } from '../rules/match-fact.ts'
import { familyAtMost, peopleOnPhone } from '../store/people-on-phone.ts'
import { keepProof, type ProofUnderWay, proofUnderWay } from '../store/proof-under-way.ts'
import { isGuessedAt } from './give-fact.ts'
import { stateOf } from './proof-state.ts'
import { proofSubject } from './start-proof.ts'

/** A right code proves the phone, and from then on the page may say whether anything has it on file. */
export function answerConfirmProof(services: Services): Handler<typeof confirmProof> {
  return async ({ smsCode }, { session, submission }) => {
    const right = await submission.once({
      name: 'try',
      result: rightCode,
      act: () => trySmsCode(services, session, proofSubject, smsCode),
      whenLost: 'act again',
    })
    const sent = await proofUnderWay(services, session)
    if (sent === undefined) throw codeIsOver()
    const phoneKey = Buffer.from(right.phoneKey, 'hex')
    const [people, guessedAt] = await Promise.all([
      peopleOnPhone(services, sent.mobile),
      isGuessedAt(services, right.phoneKey),
    ])
    const asks = factsAsked({ people, familyAtMost, isGuessedAt: guessedAt })
    const underWay: ProofUnderWay =
      people.length === 0 ? { ...sent, step: 'nothing', asks: [] } : { ...sent, step: 'fact', asks }

    return submission.commit(async ({ db, record, renewCookie }) => {
      await spendSmsCode({ ...services, db }, session, proofSubject, right)
      await services.grants.open(session, [factRef('phone', phoneKey)], { level: 'phone' }, db)
      await keepProof({ ...services, db }, session, underWay, proofLifeSeconds)
      await renewCookie()
      record({ event: 'sms-checked', subject: right.phoneKey, outcome: 'phone' })
      return stateOf(services, underWay)
    })
  }
}

function codeIsOver(): Failure {
  return new Failure(resultCodes.smsCodeExpired, '短信验证码已过期，请重新获取。', 'smsCode')
}
