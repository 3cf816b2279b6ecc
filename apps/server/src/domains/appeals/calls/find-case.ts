import { object, string } from 'valibot'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import type { Submitting, Visitor } from '../../../platform/calls/handler.ts'
import type { Counter } from '../../../platform/limits/guesses.ts'
import { guessFromNetwork } from '../../../platform/verification/guess-from-network.ts'
import { ownPhone, provenPhone } from '../../../platform/verification/proven-phone.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { appealLookupKey, findAppeal } from '../store/appeal.repository.ts'
import type { AppealRef } from '../store/appeal.ts'

interface Asked {
  readonly caseNo: string
  readonly phoneNumber: string
}

/**
 * The case that this number and this proven phone lead to. A wrong number, somebody else's case and
 * one that is guessed at too often are one answer (1007).
 */
export async function findCase(
  services: AppealsServices,
  visitor: Pick<Visitor, 'session' | 'address' | 'work'>,
  { caseNo, phoneNumber: typed }: Asked,
): Promise<AppealRef> {
  const phoneNumber = await ownPhone(services, visitor, typed)
  const phone = await provenPhone(services, visitor, phoneNumber)
  const number = appealLookupKey(services.keys, caseNo).toString('hex')
  const counters: Counter[] = [
    { rule: 'failedAppealsByNumberAndAddress', key: `${number}/${visitor.address}` },
    { rule: 'failedAppealsByPhone', key: phone.object.id },
  ]
  const found = mustBeFound(
    await guessFromNetwork(
      services,
      { visitor, rule: 'failedAppealsByAddress', counters },
      () => findAppeal(services, phone, caseNo),
      (ref) => ref !== undefined,
    ),
  )
  return found
}

/** The same for a submission, which asks once however often it is begun anew. */
export async function findCaseOnce(
  services: AppealsServices,
  visitor: Visitor & Submitting,
  asked: Asked,
): Promise<AppealRef> {
  const { customerKey, id } = await visitor.submission.once({
    name: 'find',
    result: object({ customerKey: string(), id: string() }),
    async act() {
      const ref = await findCase(services, visitor, asked)
      return { ...ref, customerKey: ref.customerKey.toString('hex') }
    },
    whenLost: 'act again',
  })
  return { customerKey: Buffer.from(customerKey, 'hex'), id }
}
