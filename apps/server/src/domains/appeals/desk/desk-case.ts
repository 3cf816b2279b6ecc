import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { callbackTimeText } from '@ecenter/contract/constants/service.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { areaPath } from '../../places/rules/areas.ts'
import type { Services } from '../../services.ts'
import { type CaseStatus, caseSteps, happened } from '../rules/case-steps.ts'
import { statusOf } from '../rules/status.ts'
import type { AppealStore } from '../store/appeal.repository.ts'
import type { Appeal } from '../store/appeal.ts'
import type { AppealEvent } from '../store/appeal-event.ts'
import { type AppealFile, filesOfAppeal } from '../store/appeal-file.ts'
import { type AppealNote, readNotes } from '../store/appeal-note.ts'
import { isRepeated, joinedCases } from '../store/earlier-case.ts'
import { caseRow } from './case-row.ts'
import { letterTemplates } from './letter-templates.ts'
import { needsApproval } from './needs-approval.ts'
import { owedOf, possibleActions } from './possible-actions.ts'
import { titleOfSex } from './title-of-sex.ts'

/** All of a case at this moment, for this member of staff. */
export async function deskCaseOf(
  services: AppealStore & Pick<Services, 'clock' | 'settings'>,
  appeal: Appeal,
  staff: Pick<Staff, 'id' | 'openedBy' | 'roles' | 'within'>,
): Promise<DeskCase> {
  const joined = await joinedCases(services, appeal, staff.within)
  const earlier = joined.find(({ filedAt }) => filedAt <= appeal.filedAt)
  const notes = await readNotes(services, appeal.ref)
  const files = await filesOfAppeal(services, appeal.ref)
  const status = statusOf(appeal)
  const now = services.clock.now()
  return {
    ...caseRow(services, appeal, staff, await isRepeated(services, appeal)),
    version: appeal.version,
    name: appeal.name,
    title: titleOfSex(appeal.sex),
    phoneNumber: appeal.phoneNumber,
    callBackTime: callbackTimeText(appeal.callBackTime),
    city: appeal.cityCode === undefined ? '未提供' : areaPath(appeal.cityCode).join(''),
    email: appeal.email,
    content: appeal.content,
    registNo: appeal.registNo,
    policyNo: appeal.policyNo,
    reference: appeal.reference,
    dueOn: appeal.dueOn,
    takenByName: appeal.takenBy?.name,
    earlier: earlier && { ...earlier, filedAt: minuteInChina(earlier.filedAt) },
    joined: joined.map((each) => ({ ...each, filedAt: minuteInChina(each.filedAt) })),
    notes: notesOf(notes, files),
    needsApproval: needsApproval(services.settings, appeal),
    pendingLetter: appeal.letter && {
      letter: appeal.letter.letter,
      byName: appeal.letter.by.name,
      at: minuteInChina(new Date(appeal.letter.at)),
      returned: appeal.letter.returned,
    },
    owed: owedOf(status),
    steps: stepsOf(services, appeal, status, now),
    answer: (status['review-decided'] ?? status.decided)?.text,
    actions: possibleActions({ appeal, status, staff, now }),
    templates: letterTemplates(services, appeal, status),
  }
}

/** What staff keep and what the customer sent, the latest in front. */
function notesOf(notes: readonly AppealNote[], files: readonly AppealFile[]): DeskCase['notes'] {
  const kept = notes.map(({ by, ...note }) => ({ ...note, byName: by.name }))
  const sent = files.map(({ id, receivedAt, mediaType, bytes }) => {
    const name = mediaType === 'image/jpeg' ? '照片' : 'PDF 文件'
    const file = { name, mediaType, bytes, from: 'customer' } as const
    return { id, kind: 'sent', at: receivedAt, byName: '客户', text: undefined, file } as const
  })
  return [...kept, ...sent]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ id, at, ...line }) => ({ noteId: id, at: minuteInChina(at), ...line }))
}

/** The customer's steps; what was done has beside it who did it, and what was noted for the desk. */
function stepsOf(
  { settings }: Pick<Services, 'settings'>,
  appeal: Appeal,
  status: CaseStatus,
  now: Date,
): DeskCase['steps'] {
  const [filed, ...later] = caseSteps(appeal, status, { now, hotline: settings.brand.hotline })
  const events = happened(status)
  const told = later.map((step, at) => ({ ...step, ...besides(events[at]) }))
  return filed === undefined ? told : [filed, ...told]
}

function besides(
  event: AppealEvent | undefined,
): Pick<DeskCase['steps'][number], 'byName' | 'note'> {
  return {
    byName: event?.by?.name,
    note: event?.type === 'called-back' ? event.text : undefined,
  }
}
