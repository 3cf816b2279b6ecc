import type {
  askWishAgain,
  DeskWish,
  listOpenWishes,
  noteWish,
  wishDeskCalls,
} from '@ecenter/contract/core/desk/wishes-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { Services } from '../../../domains/services.ts'
import type { DeskHandler, DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { type Failure, nothingFound, stateChanged } from '../../../platform/calls/failure.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { coreEventTopic } from '../../../platform/core-events/tell-core.ts'
import { nextPageOf } from '../../../platform/lists/list-page.ts'
import type { Wish } from '../../../platform/wishes/wish.ts'
import { addWishNote, notesOfWishes, type WishNote } from '../../../platform/wishes/wish-notes.ts'
import { statusOf } from '../../../platform/wishes/wish-state.ts'
import { findOpenWishes, isOpen, lockAsked, tellAgain } from '../open-wishes.ts'

export function wishDeskHandlers(services: Services): DeskHandlers<typeof wishDeskCalls> {
  return {
    listOpenWishes: answerListOpenWishes(services),
    askWishAgain: answerAskWishAgain(services),
    noteWish: answerNoteWish(services),
  }
}

/** Whoever reads it learns numbers of policies and orders, so it leaves a trace. */
function answerListOpenWishes(services: Services): DeskHandler<typeof listOpenWishes> {
  return async ({ page }, { staff, trace }) => {
    const skip = (page - 1) * rowsPerPage
    const now = services.clock.now()
    const { wishes, total, late } = await findOpenWishes(services, {
      skip,
      limit: rowsPerPage,
      now,
      within: staff.within,
    })
    const notes = await notesOfWishes(
      services,
      wishes.map(({ eventId }) => eventId),
    )
    await trace({ event: 'wishes-read', outcome: `${wishes.length}` })
    return {
      wishes: wishes.map((wish) => rowOf(wish, notes.get(wish.eventId) ?? [], now)),
      ...{ total, late, nextPage: nextPageOf(page, total) },
    }
  }
}

function rowOf(wish: Wish, notes: readonly WishNote[], now: Date): DeskWish {
  const { eventId, part, kind, about, asked, askedAt, dueAt, askedAgainAt } = wish
  return {
    ...{ eventId, part, kind, about, asked },
    askedAt: minuteInChina(askedAt),
    dueAt: minuteInChina(dueAt),
    isLate: statusOf(wish, now) === 'overdue',
    askedAgainAt: askedAgainAt && minuteInChina(askedAgainAt),
    notes: notes.map(({ at, by, text }) => ({ at: minuteInChina(at), byName: by, text })),
  }
}

function answerAskWishAgain({ clock, notifier }: Services): DeskHandler<typeof askWishAgain> {
  return async ({ eventId }, { db, staff, record }) => {
    const stands = await lockAsked(db, eventId, staff.within)
    if (stands === 'ended') throw answeredMeanwhile()
    if (stands === 'replaced') throw askedOtherwise()
    if (!(await tellAgain(db, eventId, clock.now()))) throw nothingFound()
    await notifier.notify(coreEventTopic, db)
    record({ event: 'wish-asked-again', objectId: eventId, outcome: 'told again' })
    return {}
  }
}

function answerNoteWish({ keys, clock }: Services): DeskHandler<typeof noteWish> {
  return async ({ eventId, note: text }, { db, staff, record }) => {
    if (!(await isOpen(db, eventId, staff.within))) throw answeredMeanwhile()
    await addWishNote({ db, keys }, eventId, { at: clock.now(), by: staff.name, text })
    record({ event: 'wish-noted', objectId: eventId, outcome: 'noted' })
    return {}
  }
}

function answeredMeanwhile(): Failure {
  return stateChanged('核心系统已经答复，请刷新列表。')
}

function askedOtherwise(): Failure {
  return stateChanged(
    '客户后来改了这条请求里的一部分，重新提请会盖掉新的内容。请打电话给核心系统处理，并记下通话。',
  )
}
