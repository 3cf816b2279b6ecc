import type { claimDecisionRequested } from '@ecenter/contract/core/claim-events.ts'
import { array, type InferOutput, object, optional, parse, string } from 'valibot'
import type { CoreState, Row } from './core-state.ts'

type Asked = InferOutput<(typeof claimDecisionRequested)['data']>

/** Staff who wait see within seconds how a core's answer comes. */
const decidingMs = 1_500

const told = object({
  events: optional(
    array(object({ type: string(), at: string(), kinds: optional(array(string())) })),
    [],
  ),
})

/**
 * This core decides as the desk asks, unless whoever watches refuses. Of a claim that it has, the row is the
 * answer; any other it can but agree to.
 */
export function decideClaim(
  { claims }: CoreState,
  { registNo, decision, at, reason }: Asked,
  { now, version }: { readonly now: number; readonly version: number },
): Row[] {
  const waiting = { version, notBefore: now + decidingMs, tries: 0 }
  const known = claims[registNo]
  if (known === undefined)
    return [{ kind: 'answers', key: registNo, body: { result: 'accepted' }, ...waiting }]
  // Steps that were planned for later do not come any more.
  const before = parse(told, known.body).events.filter((event) => Date.parse(event.at) <= version)
  const happenedAt = before.reduce((latest, event) => (event.at > latest ? event.at : latest), at)
  const body = {
    ...known.body,
    ...(decision === 'refused' && { refusalReason: reason }),
    events: [...before, { type: decision, at: happenedAt }],
  }
  const later = Math.max(version, known.version + 1)
  return [{ kind: 'claims', key: registNo, body, ...waiting, version: later }]
}
