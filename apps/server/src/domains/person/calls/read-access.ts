import type { AccessEntry, readAccess } from '@ecenter/contract/person/access.ts'
import { askedBy } from '../../../platform/audit/audit-fact.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import type { PersonServices } from '../person-services.ts'
import { accessWordOf } from '../rules/access-words.ts'
import { channelWords } from '../rules/channel-words.ts'
import { readLooks, type StoredLook } from '../store/access-log.ts'
import { namesOfFamily } from '../store/delegation.ts'
import { reportOf } from './report-access.ts'

/** Who looked; the look at the list itself is part of it. */
export function answerReadAccess(services: PersonServices): Handler<typeof readAccess> {
  return async ({ before }, visitor) => {
    const { customerKey } = visitor.grant.object
    // What is further back was opened with the look that is noted already.
    if (before === undefined) {
      await services.audit.record({
        event: 'access-read',
        ...askedBy(visitor),
        subject: customerKey.toString('hex'),
        outcome: 'read',
      })
    }
    const { looks, hasMore } = await readLooks(services, customerKey, before)
    const isOfFamily = looks.some(({ looker }) => looker === 'family')
    const names = isOfFamily ? await namesOfFamily(services, customerKey) : noNames
    const entries = await Promise.all(looks.map((look) => entryOf(services, names, look)))
    return { entries, hasMore }
  }
}

/** How the person calls their family, by the id of what they are let see by. */
type Names = ReadonlyMap<string, string>
const noNames: Names = new Map()

async function entryOf(
  services: PersonServices,
  names: Names,
  look: StoredLook,
): Promise<AccessEntry> {
  const { id, at, looker, delegationId, account, event, outcome, network, reason, appeal } = look
  return {
    entryId: id,
    at: minuteInChina(at),
    by: looker,
    name: delegationId && names.get(delegationId),
    staffNo: account,
    what: accessWordOf(event, outcome),
    channel: channelWords(look),
    network,
    reason,
    report: appeal && (await reportOf(services, appeal)),
  }
}
