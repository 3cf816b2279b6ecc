import { type Clock, latestEnd, secondsAfter } from '../clock/clock.ts'
import type { Log } from '../log/log.ts'
import { patienceMs } from './ask.ts'
import { GatewayUnreached, GatewayUnsure, type PaymentGateway } from './payment-gateway.ts'

const failuresBorne = 5
const restSeconds = 10

interface Choices {
  readonly clock: Pick<Clock, 'now'>
  readonly patience?: number
  /** Told why, each time that it begins to rest. */
  readonly onRest?: (reason: unknown) => void
}

/**
 * One call of a gateway, ended after three seconds. When five in a row got no answer it rests for ten
 * seconds: who asks meanwhile is refused at once (`GatewayUnreached`). Then a single one tries again.
 */
export function circuit<Asked extends readonly unknown[], Answer>(
  call: (...asked: Asked) => Promise<Answer>,
  { clock, patience = patienceMs, onRest = () => {} }: Choices,
): (...asked: Asked) => Promise<Answer> {
  let failures = 0
  let restsUntil = new Date(0)

  return async (...asked) => {
    if (failures >= failuresBorne) {
      const now = clock.now()
      const isResting = now < restsUntil && restsUntil <= latestEnd(now, restSeconds)
      if (isResting) throw new GatewayUnreached('it rests')
      rest()
    }
    try {
      const answer = await withinPatience(call(...asked), patience)
      failures = 0
      return answer
    } catch (error) {
      if (!isSilence(error)) failures = 0
      else if (++failures >= failuresBorne) {
        rest()
        onRest(error)
      }
      throw error
    }
  }

  function rest(): void {
    restsUntil = secondsAfter(clock.now(), restSeconds)
  }
}

export interface GuardServices {
  readonly clock: Pick<Clock, 'now'>
  readonly log: Pick<Log, 'failure'>
}

/** Each call has a circuit of its own: whoever cannot refund may still take money. */
export function guardGateway(
  gateway: PaymentGateway,
  { clock, log }: GuardServices,
): PaymentGateway {
  const choices: Choices = {
    clock,
    onRest: (reason) => log.failure(`gateway ${gateway.method}`, reason),
  }
  return {
    ...gateway,
    open: circuit(gateway.open, choices),
    query: circuit(gateway.query, choices),
    close: circuit(gateway.close, choices),
    refund: circuit(gateway.refund, choices),
  }
}

/** A refusal is an answer too. */
function isSilence(error: unknown): boolean {
  return error instanceof GatewayUnsure || error instanceof GatewayUnreached
}

async function withinPatience<Answer>(work: Promise<Answer>, patience: number): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new GatewayUnsure('no answer in time')), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
