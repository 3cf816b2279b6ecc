import { randomInt } from 'node:crypto'
import type {
  confirmCallerCode,
  sendCallerCode,
} from '@ecenter/contract/customers/desk/phone-call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { Failure, fieldRefused } from '../../../platform/calls/failure.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { maskMobile } from '../../../platform/mask/mask.ts'
import { smsCodeLifeSeconds } from '../../../platform/verification/sms-codes.ts'
import type { CustomersServices } from '../customers-services.ts'
import { ownPhoneOf } from '../store/people-found.ts'
import { noteCallerCode } from '../store/phone-call.ts'
import { tooMany } from './look-admission.ts'
import { callerOf, missed, proven } from './prove-caller.ts'

const codeRange = 1_000_000

/** A code to the customer's own phone, which says that the insurer's staff ask for it on this call. */
export function answerSendCallerCode(
  services: CustomersServices,
): DeskHandler<typeof sendCallerCode> {
  return async ({ customerId }, visit) => {
    const { db, staff, record } = visit
    const { caller, call } = await callerOf(services, visit, customerId)
    const { customerKey } = caller
    const mobile = await ownPhoneOf({ ...services, db }, caller)
    if (mobile === undefined) {
      throw fieldRefused(
        'customerId',
        '没有留存这位客户本人的手机号，不能用验证码核对。请核对两项，或请客户去网点。',
      )
    }
    await refuseTooOften(services, staff.id, mobile)
    const code = String(randomInt(codeRange)).padStart(6, '0')
    const endsAt = secondsAfter(services.clock.now(), smsCodeLifeSeconds)
    const mac = services.keys.mac('sms-code', ...factsOf(call.id, { customerKey, mobile, code }))
    await noteCallerCode({ db }, call.id, { mac, customerKey, endsAt })
    await services.jobs.sendSms(
      { phone: mobile, template: 'caller-code', values: { code, minutes: '5' } },
      db,
    )
    record({ event: 'caller-code-sent', subject: customerKey.toString('hex'), outcome: 'sent' })
    return { maskedMobile: maskMobile(mobile) }
  }
}

export function answerConfirmCallerCode(
  services: CustomersServices,
): DeskHandler<typeof confirmCallerCode> {
  return async ({ customerId, smsCode }, visit) => {
    const { caller, call } = await callerOf(services, visit, customerId)
    const { customerKey } = caller
    const { code } = call
    if (code === undefined || !code.customerKey.equals(customerKey)) {
      throw fieldRefused('smsCode', '还没有发验证码，请先发送。')
    }
    if (code.endsAt <= services.clock.now()) {
      throw new Failure(resultCodes.smsCodeExpired, '短信验证码已过期，请重新发送。', 'smsCode')
    }
    // Whose phone has changed meanwhile has not got this code.
    const mobile = await ownPhoneOf({ ...services, db: visit.db }, caller)
    const facts = mobile && factsOf(call.id, { customerKey, mobile, code: smsCode })
    if (!facts || !services.keys.isMac('sms-code', code.mac, ...facts)) {
      return missed(services, visit, call, caller)
    }
    return proven(services, visit, call, { customerKey, by: 'code', policyIds: undefined })
  }
}

async function refuseTooOften(
  { limits, keys }: CustomersServices,
  staffId: string,
  mobile: string,
) {
  const key = keys.searchHash('phone', mobile).toString('hex')
  const minute = `${key}/caller`
  const wait = await limits.secondsUntilLeft('onFileSmsByPhoneMinute', minute)
  if (wait > 0) throw fieldRefused('customerId', `验证码刚发过，请等 ${wait} 秒再发。`)
  const isWithinCaps =
    (await limits.take('callerCodesByStaff', staffId)) &&
    (await limits.take('onFileSmsByPhoneMinute', minute)) &&
    (await limits.take('onFileSmsByPhoneHour', key)) &&
    (await limits.take('onFileSmsByPhoneDay', key)) &&
    (await limits.take('smsBudgetDay', 'onFile'))
  if (!isWithinCaps) throw tooMany('向客户发验证码')
}

interface Sent {
  readonly customerKey: Buffer
  readonly mobile: string
  readonly code: string
}

function factsOf(callId: string, { customerKey, mobile, code }: Sent): string[] {
  return [callId, 'caller', customerKey.toString('hex'), mobile, code]
}
