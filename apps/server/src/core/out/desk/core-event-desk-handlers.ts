import { coreEvents } from '@ecenter/contract/core/core-events.ts'
import type {
  coreEventDeskCalls,
  listDeadEvents,
  retryDeadEvent,
} from '@ecenter/contract/core/desk/core-events-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { Services } from '../../../domains/services.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { nextPageOf } from '../../../platform/lists/list-page.ts'
import { positionedTopic } from '../assign-positions.ts'
import { countWaiting, findDeadEvents, retryDeadEvents } from '../dead-events.ts'

export function coreEventDeskHandlers(services: Services): DeskHandlers<typeof coreEventDeskCalls> {
  return {
    listDeadEvents: answerListDeadEvents(services),
    retryDeadEvent: answerRetryDeadEvent(services),
  }
}

function answerListDeadEvents({ db }: Services): DeskHandler<typeof listDeadEvents> {
  return async ({ page }) => {
    const skip = (page - 1) * rowsPerPage
    const { events, total } = await findDeadEvents(db, { skip, limit: rowsPerPage })
    return {
      events: events.map(({ id, type, at, givenUpAt, tries, failure, heldUp }) => ({
        ...{ eventId: id, type, tries, failure, heldUp },
        name: coreEvents.find((event) => event.type === type)?.name ?? type,
        at: minuteInChina(at),
        givenUpAt: minuteInChina(givenUpAt),
      })),
      total,
      nextPage: nextPageOf(page, total),
      waiting: await countWaiting(db),
    }
  }
}

function answerRetryDeadEvent({ notifier }: Services): DeskHandler<typeof retryDeadEvent> {
  return async ({ eventId }, { db, record }) => {
    if ((await retryDeadEvents(db, eventId)) === 0) throw nothingFound()
    await notifier.notify(positionedTopic, db)
    record({ event: 'core-events-retried', objectId: eventId, outcome: '1 at the desk' })
    return {}
  }
}
