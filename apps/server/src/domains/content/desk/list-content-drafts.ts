import type {
  ListedDraft,
  listContentDrafts,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import type { DeskHandler, Staff } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import {
  listOpenDrafts,
  type OpenContentDraft,
} from '../../../platform/content/content-draft.repository.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { Services } from '../../services.ts'
import type { ContentServices } from '../content-services.ts'

export function answerListContentDrafts(
  services: ContentServices,
): DeskHandler<typeof listContentDrafts> {
  return async (_, { staff }) => {
    const drafts = await listOpenDrafts(services)
    return { drafts: await listedDrafts(services, staff, drafts) }
  }
}

/** As the desk is told of drafts, with the names of who wrote and reviewed them. */
export async function listedDrafts(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  staff: Pick<Staff, 'id'>,
  drafts: readonly OpenContentDraft[],
): Promise<ListedDraft[]> {
  const ids = drafts.flatMap(({ staff_id, reviewed_by }) => [staff_id, reviewed_by ?? []].flat())
  const names = await staffNames({ db, keys }, ids)
  return drafts.map((draft) => {
    const { kind, content_id: contentId, title, state, publish_at: publishAt, note } = draft
    const by = names.get(draft.staff_id)
    const reviewedBy = names.get(draft.reviewed_by ?? '')
    return {
      draftId: draft.id,
      kind,
      ...(draft.live_version !== 0 && { contentId }),
      title,
      state,
      ...(by && { by }),
      at: minuteInChina(draft.written_at),
      isOwn: draft.staff_id === staff.id,
      ...(reviewedBy && { reviewedBy }),
      ...(state === 'scheduled' && publishAt && { publishAt: minuteInChina(publishAt) }),
      ...(note && { note }),
    }
  })
}
