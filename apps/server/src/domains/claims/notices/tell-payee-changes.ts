import { about } from '../../../platform/audit/audit-fact.ts'
import { secondsAfter } from '../../../platform/clock/clock.ts'
import { noteTold } from '../../../platform/wishes/end-wish.ts'
import { type UntoldAnswer, untoldAnswers } from '../../../platform/wishes/wish.ts'
import { readClaims } from '../store/claim.repository.ts'
import { queueClaimNotice } from '../store/claim-notice.ts'
import type { TellingServices } from './tell-subscribers.ts'

/** What is older its customer has read, or heard in a call. */
const newsSeconds = 2 * 86_400

/** Neither accounts nor a reason are for who looks over a shoulder. */
const steps: Readonly<Record<UntoldAnswer['state'], string>> = {
  answered: '收款账户已更改',
  refused: '收款账户未更改，原因见赔付方案',
}

/**
 * Tells who asked for other accounts what was answered, whoever answered: the desk, the core, or a payment that came
 * first. At night too, and not only who follows the claim: whoever did not ask for it has to hear of it.
 */
export async function tellPayeeChanges(services: TellingServices): Promise<void> {
  const now = services.clock.now()
  for (const wish of await untoldAnswers(
    services,
    'payee-change',
    secondsAfter(now, -newsSeconds),
  )) {
    try {
      await services.audit.inTransaction(async (db, record) => {
        const store = { ...services, db }
        if (!(await noteTold(store, wish, now))) return
        const { customerKey, objectId: id, state } = wish
        const ref = { kind: 'claim', customerKey, id } as const
        const [claim] = await readClaims(store, [ref])
        if (claim === undefined) {
          // The core took it away meanwhile; told once, or each look would find it again.
          record({ event: 'claim-told', ...about(ref), outcome: 'payee change gone' })
          return
        }
        const { mobile: phone } = claim.insured
        if (phone === undefined) return
        await queueClaimNotice(store, claim, { phone, step: steps[state] })
        record({ event: 'claim-told', ...about(claim.ref), outcome: `payee change ${state}` })
      })
    } catch (error) {
      services.log.failure('claim notice', error)
    }
  }
}
