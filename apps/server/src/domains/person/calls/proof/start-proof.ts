import type { startProof } from '@ecenter/contract/person/proof.ts'
import { boolean } from 'valibot'
import { fieldRefused } from '../../../../platform/calls/failure.ts'
import type { Handler } from '../../../../platform/calls/handler.ts'
import { sendSmsCode, smsCodeLifeSeconds } from '../../../../platform/verification/sms-codes.ts'
import { mayRingForProof } from '../../../../platform/verification/sms-limits.ts'
import type { PersonServices } from '../../person-services.ts'
import { isPhoneOnFile } from '../../store/people-on-phone.ts'
import { deviceBehind } from '../../store/person-device.ts'
import { keepProof, type ProofUnderWay } from '../../store/proof-under-way.ts'
import { admitProof } from './admit-proof.ts'
import { stateOf } from './proof-state.ts'

/** What the code is for; it proves nothing else. */
export const proofSubject = { purpose: 'person' }

/**
 * Sends a code whether or not the phone is on file, at the same cost in time: only the text that its owner
 * reads tells which.
 */
export function answerStartProof(services: PersonServices): Handler<typeof startProof> {
  return async ({ mobile: typed, agreedTo }, visitor) => {
    const mobile = typed ?? (await deviceBehind(services, visitor.device))?.mobile
    if (mobile === undefined) throw fieldRefused('mobile', '请填写手机号')
    const { session, submission } = visitor
    const isOnFile = await isPhoneOnFile(services, mobile)
    const isRinging = await submission.once({
      name: 'admit',
      result: boolean(),
      act: () =>
        admitProof(services, visitor, () =>
          mayRingForProof(services, visitor, { phone: mobile, isOnFile }),
        ),
      whenLost: 'act again',
    })
    return submission.commit(async ({ db, record }) => {
      const template = isOnFile ? 'proof-code' : 'unknown-phone'
      const store = { ...services, db }
      await sendSmsCode(store, session, proofSubject, { phone: mobile, isRinging, template })
      const sentAt = services.clock.now()
      const underWay: ProofUnderWay = { step: 'code', mobile, asks: [], agreedTo, sentAt }
      await keepProof(store, session, underWay, smsCodeLifeSeconds)
      record({
        event: 'sms-sent',
        subject: services.keys.searchHash('phone', mobile).toString('hex'),
        outcome: proofSubject.purpose,
      })
      return stateOf(services, underWay)
    })
  }
}
