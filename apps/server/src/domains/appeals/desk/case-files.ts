import type { attachToCase, viewCaseFile } from '@ecenter/contract/appeals/desk/case-work.ts'
import type { DeskHandler, DeskHandlerAhead } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound, nothingFound, tooManyLookups } from '../../../platform/calls/failure.ts'
import type { FileRef } from '../../../platform/files/files.ts'
import { cleanUpload } from '../../../platform/uploads/clean-upload.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { aboutCase } from '../store/about-case.ts'
import { readAppeal } from '../store/appeal.repository.ts'
import type { AppealRef } from '../store/appeal.ts'
import { filesOfAppeal } from '../store/appeal-file.ts'
import { addNote, type NewNote, readNotes } from '../store/appeal-note.ts'
import { appealOfId } from '../store/appeal-search.ts'
import { deskCaseOf } from './desk-case.ts'
import { takeReadingByAct } from './take-reading.ts'

type FileMediaType = NonNullable<NewNote['file']>['mediaType']

interface Attached {
  readonly ref: AppealRef
  readonly stored: FileRef
  readonly file: NonNullable<NewNote['file']>
}

/** A file of staff is judged as one of a customer is: drawn anew, or refused in words. */
export function answerAttachToCase(
  services: AppealsServices,
): DeskHandlerAhead<typeof attachToCase, Attached> {
  const { uploads, files, clock } = services
  return {
    async ahead({ caseId, file, name, from }, { staff }) {
      const ref = mustBeFound(await appealOfId(services, caseId, staff.within))
      // Of one office each has turns of their own.
      const asker = { network: staff.id, session: staff.id }
      const { bytes, mediaType } = await cleanUpload({ uploads }, asker, file)
      // Where nothing comes to name it, it is removed later.
      const stored = await files.store(ref.customerKey, bytes)
      return { ref, stored, file: { name, mediaType, bytes: bytes.length, from } }
    },
    async act({ ref, stored, file }, { db, staff, record }) {
      const store = { ...services, db }
      record(await takeReadingByAct(store, ref, staff.id))
      const by = { staffId: staff.id, name: staff.name }
      await addNote(store, ref, { kind: 'file', by, file }, { at: clock.now(), id: stored.id })
      await files.keep(stored, db)
      record({ event: 'case-file-kept', ...(await aboutCase(store, ref)), outcome: file.from })
      return deskCaseOf(store, await readAppeal(store, ref), staff)
    },
  }
}

export function answerViewCaseFile(services: AppealsServices): DeskHandler<typeof viewCaseFile> {
  return async ({ caseId, noteId }, { staff, trace }) => {
    const ref = await appealOfId(services, caseId, staff.within)
    const mediaType = ref && (await mediaTypeOf(services, ref, noteId))
    if (ref === undefined || mediaType === undefined) throw nothingFound()
    if (!(await services.limits.take('documentsViewedByStaff', staff.id))) {
      throw tooManyLookups('您一小时内查看的单证太多，请稍后再看。')
    }
    // Told first: nobody sees a file of which there is no trace.
    const whose = await aboutCase(services, ref)
    await trace({ event: 'case-file-viewed', ...whose, outcome: noteId })
    const bytes = await services.files.read({ customerKey: ref.customerKey, id: noteId })
    return { bytes, contentType: mediaType }
  }
}

/** Of a file that staff kept with the case, or that its customer sent; of none other. */
async function mediaTypeOf(
  services: AppealsServices,
  ref: AppealRef,
  fileId: string,
): Promise<FileMediaType | undefined> {
  const sent = await filesOfAppeal(services, ref)
  const kept = (await readNotes(services, ref)).flatMap(({ id, file }) =>
    file === undefined ? [] : [{ id, mediaType: file.mediaType }],
  )
  return [...sent, ...kept].find(({ id }) => id === fileId)?.mediaType
}
