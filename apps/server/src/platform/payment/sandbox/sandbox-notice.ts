import {
  date,
  exactOptional,
  type InferOutput,
  literal,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  transform,
  variant,
} from 'valibot'
import type { Clock } from '../../clock/clock.ts'
import type { Keys } from '../../keys/keys.ts'
import type { NoticeReceived, TradeState, VerifiedNotice } from '../payment-gateway.ts'

const goodForMs = 5 * 60_000
const timestampHeader = 'x-sandbox-timestamp'
const signatureHeader = 'x-sandbox-signature'

const moment = pipe(
  string(),
  transform((text) => new Date(text)),
  date(),
)
const notice = object({
  noticeId: string(),
  tradeNo: string(),
  trade: variant('state', [
    object({ state: literal('paid'), gatewayNo: string(), amountFen: number(), paidAt: moment }),
    object({ state: literal('failed'), reason: exactOptional(string()) }),
    object({ state: picklist(['unpaid', 'closed', 'absent']) }),
  ]),
})

interface NoticeServices {
  readonly keys: Keys
  readonly clock: Clock
}

/** What the cashier sends: JSON, and a keyed hash over its very bytes and the moment. */
export interface SignedNotice {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export function signNotice(
  { keys, clock }: NoticeServices,
  said: { readonly noticeId: string; readonly tradeNo: string; readonly trade: TradeState },
): SignedNotice {
  const body = JSON.stringify(said)
  const timestamp = String(clock.now().getTime())
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [timestampHeader]: timestamp,
      [signatureHeader]: keys.mac('sandbox-notice', timestamp, body).toString('hex'),
    },
  }
}

/** Undefined where it is forged, old or of no sense. */
export function readSandboxNotice(
  { keys, clock }: NoticeServices,
  { headers, body }: NoticeReceived,
): VerifiedNotice | undefined {
  const timestamp = String(headers[timestampHeader])
  const given = Buffer.from(String(headers[signatureHeader]), 'hex')
  if (!keys.isMac('sandbox-notice', given, timestamp, body)) return undefined
  if (Math.abs(clock.now().getTime() - Number(timestamp)) > goodForMs) return undefined
  return noticeIn(body)
}

function noticeIn(body: Buffer): InferOutput<typeof notice> | undefined {
  const read = safeParse(notice, JSON.parse(body.toString()))
  return read.success ? read.output : undefined
}
