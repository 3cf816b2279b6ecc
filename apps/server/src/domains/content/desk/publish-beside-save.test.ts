import { publishContentDraft } from '@ecenter/contract/content/desk/content-at-desk.ts'
import {
  type FaqDraft,
  listFaqs,
  saveFaq,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { minuteInChina, secondsAfter } from '../../../platform/clock/clock.ts'
import { lockOpenDraft } from '../../../platform/content/content-draft.repository.ts'
import { publishDue } from '../publish-due.ts'
import { contentTypeOf } from './content-types.ts'

const service = serviceOfTests({ env: { CONTENT_REVIEW: 'on' } })
type Desk = Awaited<ReturnType<typeof deskVisitor>>
let author: Desk
let reviewer: Desk
beforeEach(async () => {
  author = await deskVisitor(service, ['content'])
  reviewer = await deskVisitor(service, ['content'])
})

function faqDraft(question: string, answer = '可以，请先致电 {hotline}。'): FaqDraft {
  return { topic: '服务', question, variants: [], answer, links: [], isShown: true }
}

async function drafted(request: Parameters<typeof author.get<typeof saveFaq>>[1], desk = author) {
  const answer = await desk.get(saveFaq, request)
  if (answer.kind !== 'drafted') throw new Error(`it was ${answer.kind}`)
  return answer.draftId
}

const publish = (draftId: string, more: { liveVersion?: number; publishAt?: string } = {}) =>
  reviewer.ask(publishContentDraft, { draftId, ...more })

async function shown(question: string) {
  const { faqs } = await author.get(listFaqs, {})
  return faqs.find((faq) => faq.question === question)
}

const inMinutes = (minutes: number) =>
  minuteInChina(secondsAfter(service.clock.now(), minutes * 60)).replace(' ', 'T')

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
