import {
  publishContentDraft,
  readContentDraft,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import { saveFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'

const service = serviceOfTests({ env: { CONTENT_REVIEW: 'on' } })

test('whoever has seen the first password of the other is no second person, either way', async () => {
  const author = await deskVisitor(service, ['content'])
  const reviewer = await deskVisitor(service, ['content'])
  const question = '网点能寄存行李吗？'
  const answer = await author.get(saveFaq, {
    ...{ topic: '服务', question, variants: [], answer: '可以。', links: [], isShown: true },
  })
  if (answer.kind !== 'drafted') throw new Error(`it was ${answer.kind}`)
  const { draftId } = answer
  const publish = () => reviewer.ask(publishContentDraft, { draftId })
  const opened = (desk: typeof author, opened_by: string | null) =>
    service.db.updateTable('staff').set({ opened_by }).where('id', '=', desk.staff.id).execute()
  const isDue = async () =>
    (await reviewer.get(listDay, { kind: 'content' })).rows.some(({ id }) => id === draftId)

  await opened(author, reviewer.staff.id)
  expect(await publish()).toMatchObject({
    field: 'draftId',
    message: '作者的账号由您开通或重置，要由另一位同事审核发布。',
  })
  expect(await isDue()).toBe(false)
  await opened(author, null)
  await opened(reviewer, author.staff.id)
  const { draft } = await reviewer.get(readContentDraft, { kind: 'faq', draftId })
  expect(draft?.publish).toEqual({
    isPossible: false,
    why: '您的账号由作者开通或重置，要由另一位同事审核发布。',
  })
  expect((await publish()).field).toBe('draftId')
  expect(await isDue()).toBe(false)
  await opened(reviewer, null)
  expect(await isDue()).toBe(true)
  expect((await publish()).code).toBe('1')
})

test('a reset later does not undo who could have written it', async () => {
  const author = await deskVisitor(service, ['content'])
  const reviewer = await deskVisitor(service, ['content'])
  const opened = (opened_by: string | null) =>
    service.db.updateTable('staff').set({ opened_by }).where('id', '=', author.staff.id).execute()
  await opened(reviewer.staff.id)
  const saved = await author.get(saveFaq, {
    ...{ topic: '服务', question: '网点有充电的地方吗？', variants: [], answer: '有。', links: [] },
    isShown: true,
  })
  if (saved.kind !== 'drafted') throw new Error(`it was ${saved.kind}`)
  const { draftId } = saved
  await opened(null)
  expect(await reviewer.ask(publishContentDraft, { draftId })).toMatchObject({
    field: 'draftId',
    message: '作者的账号由您开通或重置，要由另一位同事审核发布。',
  })
  const due = (await reviewer.get(listDay, { kind: 'content' })).rows
  expect(due.some(({ id }) => id === draftId)).toBe(false)
})
