import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure, fieldRefused, tooManyLookups } from '../../../platform/calls/failure.ts'

/** Nothing was opened and nothing taken. */
export function gatewayDown(): Failure {
  return new Failure(
    resultCodes.gatewayDown,
    '支付平台暂时没有响应，没有扣款。请稍后再试，或换一种支付方式。',
  )
}

/** Somebody is at opening another cashier for the same order. */
export function beingOpened(): Failure {
  return new Failure(resultCodes.paymentUnknown, '这笔订单正在打开支付，请稍候片刻，不要重复支付。')
}

/** Paid or not, nobody knows: another cashier now could take the money twice. */
export function unknownEnd(): Failure {
  return new Failure(
    resultCodes.paymentUnknown,
    '支付结果还没有确认，请不要重复支付。稍后可查询支付结果，或拨打 {hotline}。',
  )
}

/** Each one is asked for at a gateway, and looked after until its end. */
export function tooManyCashiers(): Failure {
  return tooManyLookups('这笔订单打开支付的次数太多，请一小时后再试，或拨打 {hotline}。')
}

export function cannotPayHere(): Failure {
  return fieldRefused('method', '这里不能用这种支付方式，请换一种。')
}
