import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { faqDraft, reviewedFaqs } from '../../../../test/subjects/reviewed-faqs.ts'
import { lockOpenDraft } from '../../../platform/content/content-draft.repository.ts'
import { publishDue } from '../publish-due.ts'
import { contentTypeOf } from './content-types.ts'

const { service, drafted, publish, shown, inMinutes } = reviewedFaqs()

test.each([
  ['by a colleague', (draftId: string) => publish(draftId, { liveVersion: 1 })],
  ['at its time', () => publishDue(service)],
])('whoever saves and what is published %s never wait for each other', async (how, publishIt) => {
  const question = `网点有轮椅吗？${how}`
  await publish(await drafted(faqDraft(question)))
  const { id = '' } = (await shown(question)) ?? {}
  const draftId = await drafted({ edited: { id, version: 1 }, ...faqDraft(question, '有。') })
  if (how === 'at its time') {
    await publish(draftId, { liveVersion: 1, publishAt: inMinutes(5) })
    await service.passTime(360)
  }
  let published: ReturnType<typeof publishIt> | undefined
  await service.db.transaction().execute(async (db) => {
    // As who saves: what the draft is of first, and then the draft.
    await contentTypeOf('faq').lock(db, id)
    published = publishIt(draftId)
    await expect
      .poll(async () => {
        const { rows } = await sql`select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(service.db)
        return rows.length
      })
      .toBeGreaterThan(0)
    await sql`set local lock_timeout = '500ms'`.execute(db)
    expect(await lockOpenDraft({ db }, draftId)).toBeDefined()
  })
  await published
  expect(await shown(question)).toMatchObject({ answer: '有。', version: 2 })
})
