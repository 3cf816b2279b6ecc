import type { WireAnswer } from '@ecenter/contract/envelope/answer.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { Services } from '../../domains/services.ts'
import type { Failure } from '../../platform/calls/failure.ts'

export function success(requestId: string, body: Readonly<Record<string, unknown>>): WireAnswer {
  const common = { resultCode: resultCodes.success, resultMsg: '成功' }
  return { head: { requestId }, body: { ...body, common } }
}

export function refusal(
  { settings }: Pick<Services, 'settings'>,
  requestId: string,
  { resultCode, message, field, retryAfterSeconds }: Failure,
): WireAnswer {
  const resultMsg = message.replaceAll('{hotline}', settings.brand.hotline)
  const common = { resultCode, resultMsg, field, retryAfterSeconds }
  return { head: { requestId }, body: { common } }
}
