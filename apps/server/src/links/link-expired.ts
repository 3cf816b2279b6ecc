import { resultCodes } from '@ecenter/contract/outcome/result-codes.ts'
import { Failure } from '../platform/calls/failure.ts'

/** Of a link that nobody has used in time. */
export function linkExpired(): Failure {
  return new Failure(
    resultCodes.stateChanged,
    '这个链接已经过期，没有登记任何信息。请拨打 {hotline}，我们重新给您发送。',
  )
}
