import { randomUUID } from 'node:crypto'
import {
  type AnnouncementDraft,
  listAnnouncements,
  saveAnnouncement,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import {
  listContentDrafts,
  publishContentDraft,
  readContentDraft,
  returnContentDraft,
  withdrawContentDraft,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import {
  listFaqVersions,
  listMisses,
  saveFaq,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import {
  listOutlets,
  readOutlet,
  saveOutlet,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { querySiteInfo } from '@ecenter/contract/outlets/outlet.ts'
import { expect, test } from 'vitest'
import { faqDraft, reviewedFaqs } from '../../../../test/subjects/reviewed-faqs.ts'
import { newSession } from '../../../../test/visitor.ts'
import { noteMiss } from '../../customer-service/store/robot-miss.repository.ts'
import { publishDue } from '../publish-due.ts'

const { service, desks, drafted, publish, shown, inMinutes } = reviewedFaqs()

test('what is written is seen by no customer until somebody else publishes it', async () => {
  const draft = faqDraft('能带猫进网点吗？')
  const draftId = await drafted(draft)
  expect(await shown(draft.question)).toBeUndefined()
  expect((await service.faqs.shown()).some(({ question }) => question === draft.question)).toBe(
    false,
  )
  const { drafts } = await desks.reviewer.get(listContentDrafts, {})
  expect(drafts).toContainEqual(
    expect.objectContaining({ draftId, title: draft.question, state: 'waiting', isOwn: false }),
  )
  const own = await desks.author.ask(publishContentDraft, { draftId })
  expect(own).toMatchObject({ field: 'draftId', message: '自己写的要由另一位同事审核发布。' })
  expect((await publish(draftId)).code).toBe('1')
  const published = await shown(draft.question)
  expect(published).toMatchObject({ version: 1 })
  const { versions } = await desks.author.get(listFaqVersions, { id: published?.id ?? '' })
  expect(versions).toMatchObject([{ by: '测试员工', reviewedBy: '测试员工' }])
  expect((await publish(draftId)).code).toBe('1007')
})

test('both names and times stay with a version, and each step is in the trail', async () => {
  const draftId = await drafted(faqDraft('网点能复印吗？'))
  await publish(draftId)
  const { content_id: contentId } = await service.db
    .selectFrom('content_draft')
    .select('content_id')
    .where('id', '=', draftId)
    .executeTakeFirstOrThrow()
  const { rows } = await service.database.pool.query(
    'select event, staff_id from audit_entry where outcome like $1 order by event',
    [`faq ${contentId}%`],
  )
  expect(rows).toEqual([
    { event: 'content-drafted', staff_id: desks.author.staff.id },
    { event: 'content-saved', staff_id: desks.reviewer.staff.id },
  ])
})

test('of several who publish at once one does, and the others are told that it is done', async () => {
  const draftId = await drafted(faqDraft('网点能打印吗？'))
  const answers = await Promise.all([publish(draftId), publish(draftId), publish(draftId)])
  expect(answers.map(({ code }) => code).toSorted()).toEqual(['1', '1007', '1007'])
  expect(await shown('网点能打印吗？')).toMatchObject({ version: 1 })
})

test('a draft of what customers see leaves it as it is, and is published as its next version', async () => {
  const question = '网点有插座吗？'
  await publish(await drafted(faqDraft(question, '第一版。')))
  const { id = '', version = 0 } = (await shown(question)) ?? {}
  const draftId = await drafted({ edited: { id, version }, ...faqDraft(question, '第二版。') })
  expect(await shown(question)).toMatchObject({ answer: '第一版。' })
  const read = await desks.reviewer.get(readContentDraft, { kind: 'faq', contentId: id })
  expect(read.draft).toMatchObject({ draftId, contentId: id, written: { answer: '第二版。' } })
  expect(await publish(draftId)).toMatchObject({ field: 'liveVersion' })
  expect((await publish(draftId, { liveVersion: 1 })).code).toBe('1')
  expect(await shown(question)).toMatchObject({ answer: '第二版。', version: 2 })
})

test('a draft that waits is gone on with by who has seen it, and overwritten by nobody', async () => {
  const question = '网点有茶水吗？'
  await publish(await drafted(faqDraft(question)))
  const { id = '', version = 0 } = (await shown(question)) ?? {}
  const edited = { id, version }
  const first = await drafted({ edited, ...faqDraft(question, '先写的。') })
  const blind = await desks.reviewer.ask(saveFaq, { edited, ...faqDraft(question, '没看就写。') })
  expect(blind).toMatchObject({ field: 'replaces' })
  const second = await drafted(
    { edited, replaces: first, ...faqDraft(question, '接着写。') },
    desks.reviewer,
  )
  expect((await publish(first, { liveVersion: 1 })).code).toBe('1007')
  // Who went on with it is its author now.
  expect(await publish(second, { liveVersion: 1 })).toMatchObject({ field: 'draftId' })
  expect(
    (await desks.author.ask(publishContentDraft, { draftId: second, liveVersion: 1 })).code,
  ).toBe('1')
  expect(await shown(question)).toMatchObject({ answer: '接着写。' })
  const late = await desks.author.ask(saveFaq, { replaces: first, ...faqDraft(question) })
  expect(late).toMatchObject({ field: 'replaces' })
})

test('what is planned is published at its time, by one of several processes', async () => {
  const question = '春节营业吗？'
  const draftId = await drafted(faqDraft(question))
  expect(await publish(draftId, { publishAt: inMinutes(-5) })).toMatchObject({ field: 'publishAt' })
  expect(await publish(draftId, { publishAt: '2099-01-01T08:00' })).toMatchObject({
    field: 'publishAt',
  })
  expect((await publish(draftId, { publishAt: inMinutes(10) })).code).toBe('1')
  await publishDue(service)
  expect(await shown(question)).toBeUndefined()
  await service.passTime(660)
  await Promise.all([publishDue(service), publishDue(service)])
  expect(await shown(question)).toMatchObject({ version: 1 })
})

test('what changed for customers after the review is not published over it', async () => {
  const [first] = (await desks.author.get(listOutlets, {})).outlets
  const { outlet } = await desks.author.get(readOutlet, { id: first?.id ?? '' })
  const { id, version, ...before } = outlet
  const answer = await desks.author.get(saveOutlet, {
    edited: { id, version },
    ...before,
    phone: '010-11112222',
  })
  if (answer.kind !== 'drafted') throw new Error('it was published')
  const { draftId } = answer
  await desks.reviewer.get(publishContentDraft, {
    draftId,
    liveVersion: version,
    publishAt: inMinutes(5),
  })
  await service.db
    .updateTable('outlet')
    .set({ version: version + 1 })
    .where('id', '=', id)
    .execute()
  await service.passTime(360)
  await publishDue(service)
  const { draft } = await desks.reviewer.get(readContentDraft, { kind: 'outlet', draftId })
  expect(draft).toMatchObject({ state: 'waiting' })
  expect(draft?.note).toContain('线上的内容已变')
  const customer = await newSession(service)
  expect((await customer.get(querySiteInfo, { chosenItem: id })).phone).toBe(before.phone)
})

test('a draft that is returned says why, is published by nobody, and waits again once it is changed', async () => {
  const draft = faqDraft('网点能换外币吗？')
  const draftId = await drafted(draft)
  expect((await desks.reviewer.ask(returnContentDraft, { draftId, note: ' ' })).field).toBe('note')
  await desks.reviewer.get(returnContentDraft, { draftId, note: '电话写错了' })
  const { draft: returned } = await desks.author.get(readContentDraft, { kind: 'faq', draftId })
  expect(returned).toMatchObject({ state: 'returned', note: '电话写错了' })
  expect(await publish(draftId)).toMatchObject({ field: 'draftId' })
  const anew = await drafted({ replaces: draftId, ...draft, answer: '不能，请去银行。' })
  expect((await publish(anew)).code).toBe('1')
  expect(await shown(draft.question)).toMatchObject({ answer: '不能，请去银行。', version: 1 })
})

test('only its author gives a draft up', async () => {
  const draftId = await drafted(faqDraft('网点能洗车吗？'))
  expect((await desks.reviewer.ask(withdrawContentDraft, { draftId })).code).toBe('1007')
  await desks.author.get(withdrawContentDraft, { draftId })
  expect((await publish(draftId)).code).toBe('1007')
  expect((await desks.author.ask(withdrawContentDraft, { draftId: randomUUID() })).code).toBe(
    '1007',
  )
})

test('a review is on the day of who may do it, and not on that of the author', async () => {
  const title = '国庆活动'
  const today = service.clock.today()
  const announcement: AnnouncementDraft = {
    kind: 'activity',
    title,
    text: '到店有礼',
    from: today,
    until: today,
    areaCodes: [],
    channels: [],
    seq: 0,
    joinedCount: 0,
    isShown: true,
  }
  const wrong = { ...announcement, areaCodes: ['99999900'] }
  expect((await desks.author.ask(saveAnnouncement, wrong)).field).toContain('areaCodes')
  expect((await desks.author.get(saveAnnouncement, announcement)).kind).toBe('drafted')
  const due = async (desk: typeof desks.author) =>
    (await desk.get(listDay, { kind: 'content' })).rows.map(({ about }) => about)
  expect(await due(desks.reviewer)).toContain(`首页内容：${title}`)
  expect(await due(desks.author)).not.toContain(`首页内容：${title}`)
  const { announcements } = await desks.author.get(listAnnouncements, {})
  expect(announcements.map((each) => each.title)).not.toContain(title)
})

test('what a customer asked in vain waits until its answer is published', async () => {
  const text = '能带仓鼠进网点吗'
  await noteMiss(service, { text, reason: 'unknown', at: service.clock.now() })
  const waiting = async () => (await desks.author.get(listMisses, { sortedBy: 'newest' })).misses
  const miss = (await waiting()).find((each) => each.text === text)
  const draftId = await drafted({ ...faqDraft('能带宠物吗？'), missId: miss?.id })
  expect(await waiting()).toContainEqual(miss)
  await publish(draftId)
  expect(await waiting()).not.toContainEqual(miss)
})
