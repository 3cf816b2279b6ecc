import { listDay } from '@ecenter/contract/day/desk/day-at-desk.ts'
import {
  closeFailed,
  listLinks,
  markFailed,
  markPaid,
  readLink,
} from '@ecenter/contract/links/desk/links-at-desk.ts'
import { beforeEach, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  messagesOf,
  registeredBy,
  tracesBy,
  transferOf,
} from '../../../../test/subjects/desk-links.ts'
import { refunded } from '../../../../test/subjects/refunds.ts'

const service = serviceOfTests({ demo: false })

type Member = Awaited<ReturnType<typeof deskVisitor>>
let agent: Member
let payer: Member
let refund: Awaited<ReturnType<typeof registeredBy>>
let policyNo: string
let policies = 10
beforeEach(async () => {
  // What a phone and a member of staff may do in a day.
  await service.passTime(25 * 3600)
  agent = await deskVisitor(service, ['agent'])
  payer = await deskVisitor(service, ['claims'])
  policyNo = `PEAB202611010003000${policies++}`
  refund = await registeredBy(service, agent, { policyNo })
  await payer.get(markFailed, { linkId: refund.linkId, reason: '银行退回，户名不符' })
})

const note = '已和客户电话核对，卡号填错。'

async function rowOf(desk: DeskVisitor) {
  const { rows } = await desk.get(listDay, { kind: 'failed-refund' })
  return rows.find(({ id }) => id === refund.linkId)
}

test('a refund that failed is in the day of whoever pays, until one of them says what follows', async () => {
  const { linkId, receiptNo } = refund
  expect(await rowOf(payer)).toMatchObject({
    what: '打款失败，决定怎么办',
    about: '航班延误理赔款',
    masked: '退**',
    number: receiptNo,
  })
  const { counts } = await agent.get(listDay, {})
  expect(counts.kinds.map(({ kind }) => kind)).not.toContain('failed-refund')
  const listed = await agent.get(listLinks, { state: 'failed' })
  expect(listed.links.find((each) => each.linkId === linkId)).toMatchObject({
    awaitsClosing: true,
  })

  expect(await payer.ask(closeFailed, { linkId, how: '', note })).toMatchObject({ field: 'how' })
  expect(await payer.ask(closeFailed, { linkId, how: 'otherwise', note: '' })).toMatchObject({
    field: 'note',
  })
  expect(await agent.ask(closeFailed, { linkId, how: 'otherwise', note })).toMatchObject({
    code: 'E3010002',
  })
  expect(await rowOf(payer)).toBeDefined()

  const news = await messagesOf(service)
  const closed = await payer.get(closeFailed, { linkId, how: 'handed-on', note })
  expect(closed).toMatchObject({
    ...{ state: 'failed', awaitsClosing: false },
    settlement: { closing: { how: 'handed-on', note, closedByName: '测试员工' } },
  })
  expect(await rowOf(payer)).toBeUndefined()
  expect(await messagesOf(service)).toEqual(news)
  expect(await tracesBy(service, 'link-failure-closed', payer.staff.id)).toBe(1)
  expect(await payer.ask(closeFailed, { linkId, how: 'otherwise', note })).toMatchObject({
    ...{ code: 'E3020001', message: '已经登记过后续办理。' },
  })
})

test('it is late once the next working day is over', async () => {
  // Also over the longest holiday.
  await service.passTime(12 * 86_400)
  const later = await deskVisitor(service, ['claims'])
  const { counts } = await later.get(listDay, { kind: 'failed-refund' })
  const count = counts.kinds.find(({ kind }) => kind === 'failed-refund')
  expect(count?.late).toBe(count?.total)
  expect(await rowOf(later)).toBeDefined()
})

test('a link is sent anew with the same money, and who sent it does not pay it', async () => {
  const { linkId } = refund
  await payer.get(closeFailed, { linkId, how: 'sent-anew', note })
  const [text = ''] = await messagesOf(service)
  expect(text).toContain('link-refund?pid=')
  const { beside = [] } = await payer.get(readLink, { linkId })
  expect(beside).toMatchObject([{ state: 'open', amount: 30_000 }])
  const anew = await payer.get(readLink, { linkId: beside[0]?.linkId ?? '' })
  expect(anew).toMatchObject({ policyNo, phone: refunded.mobile, flightnumber: 'CA1234' })
  expect(anew.actions.markPaid).toMatchObject({
    isPossible: false,
    why: '这个链接是您发的，打款要由另一位同事办理。',
  })
})

test('where another link of the same money stands, none is sent beside it, and the failure stays open', async () => {
  const { linkId } = refund
  await service.passTime(61)
  const other = await registeredBy(service, agent, { policyNo })
  expect(await payer.ask(closeFailed, { linkId, how: 'sent-anew', note })).toMatchObject({
    ...{ code: '1000', field: 'how', message: '客户已经登记，正在等打款，不用再发链接' },
  })
  await payer.get(markPaid, transferOf(service, other.linkId))
  expect(await rowOf(payer)).toBeDefined()
  await payer.get(closeFailed, { linkId, how: 'otherwise', note: '客服已重发，已打款。' })
  expect(await rowOf(payer)).toBeUndefined()
})
