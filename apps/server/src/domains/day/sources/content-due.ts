import { contentKindNames } from '@ecenter/contract/content/desk/content-at-desk.ts'
import { draftsToReview } from '../../../platform/content/content-draft.repository.ts'
import { whyNotPublished } from '../../content/rules/may-publish.ts'
import type { Services } from '../../services.ts'
import { byNextWorkday } from '../rules/due.ts'
import type { DayAsked, DaySource } from './day-source.ts'

/** What colleagues wrote for customers and somebody else publishes. */
export const contentDue: DaySource = {
  kind: 'content',
  isOwn: true,
  async count(services, { staff, now }) {
    const waiting = await awaited(services, staff)
    const due = waiting.map(({ written_at }) => byNextWorkday(written_at).dueAt)
    const late = due.filter((dueAt) => Date.parse(dueAt) <= now.getTime()).length
    return { total: due.length, late }
  },
  async list(services, { staff, limit }) {
    const waiting = await awaited(services, staff)
    return waiting.slice(0, limit).map(({ id, kind, title, written_at }) => ({
      kind: 'content',
      id,
      what: '审核内容',
      about: `${contentKindNames[kind]}：${title}`,
      ...byNextWorkday(written_at),
    }))
  },
}

/** None that its reviewer, once it is opened, would not be let publish. */
async function awaited({ db }: Pick<Services, 'db'>, staff: DayAsked['staff']) {
  const drafts = await draftsToReview({ db })
  return drafts.filter((draft) => {
    const author = {
      id: draft.staff_id,
      openedBy: draft.opened_now ?? undefined,
      openedThen: draft.opened_by ?? undefined,
    }
    return whyNotPublished(draft, author, { staff, isReviewed: true }) === undefined
  })
}
