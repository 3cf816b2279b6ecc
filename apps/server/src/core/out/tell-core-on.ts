import { randomUUID } from 'node:crypto'
import type { Services } from '../../domains/services.ts'
import { coreEventTopic, pipelineCount } from '../../platform/core-events/tell-core.ts'
import { assignAllPositions, positionedTopic } from './assign-positions.ts'
import { freePipelines } from './hold-pipeline.ts'
import { pushPipeline } from './push-pipeline.ts'
import { workWhenNotified } from './work-when-notified.ts'

/** Then one transaction gives many their positions, instead of each few a commit of its own. */
const relayRestsMs = 200

type OutServices = Pick<Services, 'db' | 'keys' | 'clock' | 'settings' | 'notifier' | 'log'>

/**
 * Gives events their place in the feed and, where the settings say so, pushes them: in every process, each
 * of which may die at any moment. Answers how to stop.
 */
export function tellCoreOn(services: OutServices): () => Promise<void> {
  const { notifier, log, settings, db } = services
  const holder = randomUUID()
  const stops = [
    workWhenNotified({
      ...{ notifier, log, topic: coreEventTopic, place: 'core relay' },
      restMs: relayRestsMs,
      work: () => assignAllPositions(services),
    }),
  ]
  const push = settings.corePush
  if (push !== undefined) {
    for (let number = 0; number < pipelineCount; number++) {
      const stop = workWhenNotified({
        ...{ notifier, log, topic: positionedTopic, place: 'core push' },
        work: (stopping) => pushPipeline(services, number, { push, holder, stopping }),
      })
      stops.push(stop)
    }
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
    if (push !== undefined) await freePipelines(db, holder)
  }
}
