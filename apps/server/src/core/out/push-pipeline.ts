import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '../../domains/services.ts'
import type { CorePushSettings } from '../../platform/config/core-push-settings.ts'
import { cloudEventOf } from './cloud-event.ts'
import { holdPipeline } from './hold-pipeline.ts'
import { patienceMs, pushEvent } from './push-event.ts'
import { nextToPush, noteFailure, noteReceipt } from './waiting-events.ts'

export interface PipelinePusher {
  readonly push: CorePushSettings
  /** Which process it is. */
  readonly holder: string
  readonly stopping: AbortSignal
  readonly waitMs?: number
}

const pausesAtFirstMs = 250
const pausesAtMostMs = 30_000

/**
 * Pushes what is due of one pipeline, one event after the other, until nothing is or another process has
 * the pipeline. Where tries fail one after the other the receiver is down rather than the event wrong, and
 * it is left more and more in peace.
 */
export async function pushPipeline(
  services: Pick<Services, 'db' | 'keys' | 'clock' | 'settings'>,
  number: number,
  { push, holder, stopping, waitMs = patienceMs }: PipelinePusher,
): Promise<void> {
  // A pipeline is taken by whoever has something to push.
  if ((await nextToPush(services, number)) === undefined) return
  let failed = 0
  while (!stopping.aborted && (await holdPipeline(services.db, number, holder))) {
    const event = await nextToPush(services, number)
    if (event === undefined) return
    const body = JSON.stringify(cloudEventOf(services.settings, event))
    const sent = { id: event.id, at: services.clock.now(), body }
    const outcome = await pushEvent(push, sent, { stopping, waitMs })
    if (outcome === 'received') {
      failed = 0
      await noteReceipt(services, event)
    } else if (!stopping.aborted) {
      await noteFailure(services, event, outcome.failure)
      await pauseAfter(failed, stopping)
      failed += 1
    }
  }
}

async function pauseAfter(failed: number, stopping: AbortSignal): Promise<void> {
  const ms = Math.min(pausesAtFirstMs * 2 ** failed, pausesAtMostMs)
  await sleep(ms, undefined, { signal: stopping, ref: false }).catch(() => undefined)
}
