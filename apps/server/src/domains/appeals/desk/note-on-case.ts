import type { noteOnCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { nothingFound } from '../../../platform/calls/failure.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import { addNote } from '../store/appeal-note.ts'
import { appealOfId } from '../store/appeal-search.ts'
import { deskCaseOf } from './desk-case.ts'
import { takeReading } from './take-reading.ts'

/** A note changes nothing that somebody acts on, so it needs no version and makes nobody's act an old one. */
export function answerNoteOnCase(services: AppealsServices): DeskHandler<typeof noteOnCase> {
  return async ({ caseId, words }, { db, staff, record }) => {
    const store = { ...services, db }
    const ref = await appealOfId(store, caseId, staff.within)
    if (ref === undefined) throw nothingFound()
    record(await takeReading(services, ref, staff.id))
    const by = { staffId: staff.id, name: staff.name }
    await addNote(store, ref, { kind: 'note', by, text: words }, { at: services.clock.now() })
    record({ event: 'case-noted', ...about(ref), outcome: 'noted' })
    return deskCaseOf(store, await readAppeal(store, ref), staff)
  }
}
