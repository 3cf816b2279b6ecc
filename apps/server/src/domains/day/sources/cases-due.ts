import type { DayRow } from '@ecenter/contract/day/desk/day-row.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { maskName } from '../../../platform/mask/mask.ts'
import { answerBy, isOpen, statusOf } from '../../appeals/rules/status.ts'
import type { Appeal } from '../../appeals/store/appeal.ts'
import {
  type AppealOutline,
  givenAppeals,
  headsOfAppeals,
  undecidedAppeals,
} from '../../appeals/store/appeal-search.ts'
import { byEndOf, dueFirst } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'
import {
  countedByOwner,
  isOfOwner,
  type OwnedRow,
  type OwnedSource,
  unownedFirst,
} from './owned-source.ts'

/** Objections and complaints: first the call, then the answer in writing. */
export const casesDue: DaySource = {
  kind: 'case',
  async count(services, { staff, now }) {
    const due = (await undecidedAppeals(services, staff.within)).flatMap(dueOf)
    return {
      total: due.length,
      late: due.filter(({ dueAt }) => Date.parse(dueAt) <= now.getTime()).length,
    }
  },
  given: givenAppeals,
  async list(services, { staff, limit }) {
    const due = dueFirst((await undecidedAppeals(services, staff.within)).flatMap(dueOf)).slice(
      0,
      limit,
    )
    const heads = await headsOfAppeals(
      services,
      due.map(({ outline }) => outline.ref),
    )
    return due.flatMap(({ outline: { ref, kind }, ...when }) => {
      const head = heads.get(ref.id)
      if (head === undefined) return []
      const { caseNo, name, handler } = head
      const about = `${kindNames[kind]}，${handledBy(handler, staff)}`
      return [
        { kind: 'case', id: ref.id, about, masked: maskName(name), number: caseNo, ...when },
      ] satisfies DayRow[]
    })
  },
}

/** The same of everybody, with who has each: whose it is needs no words then. */
export const casesOfTeam: OwnedSource = {
  kind: 'case',
  async countByOwner(services, { staff, now }) {
    const due = (await undecidedAppeals(services, staff.within)).flatMap(dueOf)
    return countedByOwner(
      due.map(({ outline, dueAt }) => ({ ownerId: outline.handlerId, dueAt })),
      now,
    )
  },
  async list(services, { staff, owner, limit }) {
    const due = (await undecidedAppeals(services, staff.within))
      .filter(({ handlerId }) => isOfOwner(handlerId, owner))
      .flatMap(dueOf)
      .map((each) => ({ ...each, isUnowned: each.outline.handlerId === undefined }))
    const first = unownedFirst(due).slice(0, limit)
    const heads = await headsOfAppeals(
      services,
      first.map(({ outline }) => outline.ref),
    )
    return first.flatMap(({ outline: { ref, kind, handlerId, version }, ...when }): OwnedRow[] => {
      const head = heads.get(ref.id)
      if (head === undefined) return []
      const { caseNo, name } = head
      const row = { about: kindNames[kind], masked: maskName(name), number: caseNo }
      return [{ kind: 'case', id: ref.id, ...row, ownerId: handlerId, version, ...when }]
    })
  },
}

const kindNames = { complaint: '服务投诉', objection: '理赔异议' } as const

/** Whoever was given a case and whoever gave it both read whose it is. */
function handledBy(handler: Appeal['handler'], { id }: Pick<Staff, 'id'>): string {
  if (handler === undefined) return '没有人办理'
  const whose = handler.staffId === id ? '由您办理' : `${handler.name}办理`
  return handler.givenBy === undefined ? whose : `${whose}，${handler.givenBy}分派`
}

/** What is owed next to whoever filed it; nothing once it was answered. */
function dueOf(outline: AppealOutline) {
  const status = statusOf(outline)
  if (!isOpen(status)) return []
  const answer = byEndOf(answerBy(outline, status))
  const isReview = status.decided !== undefined
  if (outline.isLetterWaiting) return [{ outline, what: '审书面答复', ...answer }]
  const call = byEndOf(outline.callBy)
  if (!isReview && status['called-back'] === undefined && call.dueAt < answer.dueAt)
    return [{ outline, what: '首次回电', ...call }]
  return [{ outline, what: isReview ? '核查后答复' : '书面答复', ...answer }]
}
