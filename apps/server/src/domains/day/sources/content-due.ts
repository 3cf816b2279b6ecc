import { contentKindNames } from '@ecenter/contract/content/desk/content-at-desk.ts'
import { draftsToReview } from '../../../platform/content/content-draft.repository.ts'
import { byNextWorkday } from '../rules/due.ts'
import type { DaySource } from './day-source.ts'

/** What colleagues wrote for customers and somebody else publishes. */
export const contentDue: DaySource = {
  kind: 'content',
  isOwn: true,
  async count(services, { staff, now }) {
    const due = (await draftsToReview(services, staff.id)).map(
      ({ written_at }) => byNextWorkday(written_at).dueAt,
    )
    const late = due.filter((dueAt) => Date.parse(dueAt) <= now.getTime()).length
    return { total: due.length, late }
  },
  async list(services, { staff, limit }) {
    const waiting = await draftsToReview(services, staff.id)
    return waiting.slice(0, limit).map(({ id, kind, title, written_at }) => ({
      kind: 'content',
      id,
      what: '审核内容',
      about: `${contentKindNames[kind]}：${title}`,
      ...byNextWorkday(written_at),
    }))
  },
}
