import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../domains/services.ts'
import type { CorePushSettings } from '../../platform/config/core-push-settings.ts'
import { cloudEventOf } from './cloud-event.ts'
import { holdPipeline } from './hold-pipeline.ts'
import { patienceMs, pushEvent } from './push-event.ts'
import { type DueEvent, nextToPush, noteFailure, noteReceipts } from './waiting-events.ts'

type PushServices = Pick<Services, 'db' | 'keys' | 'clock' | 'settings'>

export interface PipelinePusher {
  readonly push: CorePushSettings
  /** Which process it is. */
  readonly holder: string
  readonly stopping: AbortSignal
  readonly waitMs?: number
  readonly pause?: (ms: number, stopping: AbortSignal) => Promise<void>
}

const pausesAtFirstMs = 250
const pausesAtMostMs = 30_000
/** Of so many receipts one transaction is made; a process that dies pushes as many again, which the core knows by their ids. */
const atOnce = 32
/** Then what was received is noted, and the pipeline held anew, long before another process may take it. */
const noteAfterMs = 10_000

/**
 * Pushes what is due of one pipeline, one event after the other, until nothing is or another process has
 * the pipeline. Where tries fail one after the other the receiver is down rather than the event wrong, and
 * it is left more and more in peace; what it received in between says that it is not.
 */
export async function pushPipeline(
  services: PushServices,
  number: number,
  pusher: PipelinePusher,
): Promise<void> {
  // A pipeline is taken by whoever has something to push.
  if ((await nextToPush(services, number, 1)).length === 0) return
  let failed = 0
  while (!pusher.stopping.aborted && (await holdPipeline(services.db, number, pusher.holder))) {
    const events = await nextToPush(services, number, atOnce)
    if (events.length === 0) return
    const { received, failure } = await pushAll(services, events, pusher)
    if (received > 0) failed = 0
    if (failure === undefined || pusher.stopping.aborted) continue
    await noteFailure(services, failure.event, failure.reason)
    await (pusher.pause ?? pause)(pauseMsAfter(failed), pusher.stopping)
    failed += 1
  }
}

interface Outcome {
  readonly received: number
  readonly failure?: { readonly event: DueEvent; readonly reason: string }
}

/** In their order, up to the first that fails: what comes behind it may be of its subject. */
async function pushAll(
  services: PushServices,
  events: readonly DueEvent[],
  { push, stopping, waitMs = patienceMs }: PipelinePusher,
): Promise<Outcome> {
  const received: DueEvent[] = []
  const began = performance.now()
  try {
    for (const event of events) {
      if (performance.now() - began > noteAfterMs) break
      const body = JSON.stringify(cloudEventOf(services.settings, event))
      const sent = { id: event.id, at: services.clock.now(), body }
      const outcome = await pushEvent(push, sent, { stopping, waitMs })
      if (outcome !== 'received')
        return { received: received.length, failure: { event, reason: outcome.failure } }
      received.push(event)
    }
    return { received: received.length }
  } finally {
    await noteReceipts(services, received)
  }
}

function pauseMsAfter(failed: number): number {
  return Math.min(pausesAtFirstMs * 2 ** failed, pausesAtMostMs)
}

async function pause(ms: number, stopping: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined)
}
