import type { Visitor } from '../calls/handler.ts'
import type { Counter } from '../limits/guesses.ts'
import type { Limits } from '../limits/limits.ts'
import type { ProofServices } from '../verification/proof-services.ts'
import { needSlide, spendSlide } from '../verification/slide-captcha.ts'
import { bitsBeyond, spendWork } from '../verification/work.ts'

/** Wrong tries from all addresses together, of an hour or a day, that are more than slips of the pen. */
const usual = { hour: 30, day: 100 }
/**
 * From this part of them on a slide is asked for, from all of them on work as well. One network alone,
 * which has ten tries an hour and thirty a day, brings neither upon the others.
 */
const partBeforeSlide = 1 / 2

/** What has to be done before a question about facts is heard. */
export interface StepUp {
  readonly isSlideNeeded: boolean
  /** Bits of work; undefined for none. */
  readonly bits: number | undefined
}

/**
 * What the most guessed at of these facts asks for. It depends on what was asked before, by whomever,
 * and never on whether there is such a thing: only wrong tries are counted, and of those all.
 */
export async function stepUpFor(
  limits: Pick<Limits, 'roughCount'>,
  facts: readonly string[],
): Promise<StepUp> {
  const parts = await Promise.all(
    facts.flatMap((fact) => [
      limits.roughCount('failedLookupsByFactHour', fact).then((count) => count / usual.hour),
      limits.roughCount('failedLookupsByFactDay', fact).then((count) => count / usual.day),
    ]),
  )
  const most = Math.max(0, ...parts)
  return {
    isSlideNeeded: most >= partBeforeSlide,
    bits: most >= 1 ? bitsBeyond(most, 1) : undefined,
  }
}

/** Both are there, or neither is spent: a page does one after the other. */
export async function passStepUp(
  services: ProofServices,
  visitor: Visitor,
  { isSlideNeeded, bits }: StepUp,
): Promise<void> {
  if (bits !== undefined) {
    if (isSlideNeeded) await needSlide(services, visitor.session)
    await spendWork(services, visitor, 'lookup', bits)
  }
  if (isSlideNeeded) await spendSlide(services, visitor.session)
}

/**
 * Of a fact that is guessed at from everywhere each network has few tries. So its owner has them too,
 * and to use up what all have together takes very many networks.
 */
export function countersOfBusy(facts: readonly string[], address: string): Counter[] {
  return facts.map((fact) => ({
    rule: 'failedLookupsByBusyFactAndAddressDay',
    key: `${fact}/${address}`,
  }))
}
