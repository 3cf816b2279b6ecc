import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { type GenericSchema, safeParse } from 'valibot'
import { Failure } from '../calls/failure.ts'
import type { WechatAccount } from '../config/payment-settings.ts'
import { ask, readJson } from '../payment/ask.ts'

interface Question<Answer> {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  /** Sent as JSON; without one the question is a GET. */
  readonly body?: unknown
  readonly answer: GenericSchema<unknown, Answer>
}

/** Asks WeChat's service; what is no clear answer within three seconds is an outage of a gateway. */
export async function askWeChat<Answer>(
  { apiOrigin }: Pick<WechatAccount, 'apiOrigin'>,
  { path, query = {}, body, answer }: Question<Answer>,
): Promise<Answer> {
  const url = new URL(path, apiOrigin)
  url.search = new URLSearchParams(query).toString()
  const question =
    body === undefined ? {} : ({ method: 'POST', body: JSON.stringify(body) } as const)
  const said = await ask(`${url}`, question).then(
    (got) => readJson(got.body),
    () => undefined,
  )
  const read = safeParse(answer, said)
  if (!read.success) throw noAnswer()
  return read.output
}

function noAnswer(): Failure {
  return new Failure(resultCodes.gatewayDown, '微信暂时没有响应，请稍后再试。')
}
