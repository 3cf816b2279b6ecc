import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { endConversation } from '@ecenter/contract/customer-service/service-calls.ts'
import {
  linkHistory,
  queryPageMessage,
  readChatFile,
  sendChatFile,
  shareCard,
} from '@ecenter/contract/customer-service/talk-calls.ts'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { type Chatter, newChatter, signedIn } from '../../../../test/subjects/chats.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { pdf, photo, svg } from '../../../../test/subjects/sample-files.ts'
import { provenOrder, storedOrder } from '../../../../test/subjects/stored-orders.ts'
import { newSession } from '../../../../test/visitor.ts'
import { cars } from '../../../demo/cars.ts'
import { people } from '../../../demo/people.ts'

const mobile = '13800000077'

const service = serviceOfTests()
let chatter: Chatter
beforeEach(async () => {
  chatter = await newChatter(service)
})

/** Sends a file and answers its message. */
async function send(bytes: Uint8Array, sender: Chatter = chatter) {
  const file = Uint8Array.from(bytes)
  const { messages } = await sender.get(sendChatFile, { signid: sender.signid, file })
  const sent = messages.find(({ kind }) => kind === 'file')
  if (sent?.kind !== 'file') throw new Error('no file was said')
  return sent
}

test('a picture is shown again, without what the camera wrote into it', async () => {
  const sent = await send(await photo())
  expect(sent).toMatchObject({ from: 'customer', mediaType: 'image/jpeg', name: '图片' })
  const shown = await chatter.get(readChatFile, { handle: sent.handle })
  const picture = Buffer.from(shown.data, 'base64')
  expect(picture).toHaveLength(sent.bytes)
  expect((await sharp(picture).metadata()).exif).toBeUndefined()
})

test('a PDF comes back as it was sent, and what is neither is refused', async () => {
  const file = pdf()
  const { handle, mediaType } = await send(file)
  expect(mediaType).toBe('application/pdf')
  const { data } = await chatter.get(readChatFile, { handle })
  expect(Buffer.from(data, 'base64').equals(file)).toBe(true)
  await chatter.passSlide()
  const refused = await chatter.ask(sendChatFile, { signid: chatter.signid, file: svg })
  expect(refused).toMatchObject({ code: '1010', field: 'file' })
})

test('a file is stored sealed', async () => {
  const file = pdf({ catalog: '/Canary (canary words)' })
  await send(file)
  const { rows } = await service.database.pool.query('select row::text from chat_message as row')
  expect(JSON.stringify(rows)).not.toContain('PDF 文件')
})

test('nobody else is shown a file, whatever its handle', async () => {
  const { handle } = await send(await photo())
  const otherVisitor = await newChatter(service)
  expect(await otherVisitor.ask(readChatFile, { handle })).toMatchObject({ code: '1007' })
  const own = await send(await photo(), otherVisitor)
  expect(await chatter.ask(readChatFile, { handle: own.handle })).toMatchObject({ code: '1007' })
})

test('on another visit a file is shown to whoever proves the phone it was linked to', async () => {
  await chatter.provePhone(mobile)
  await chatter.get(linkHistory, { signid: chatter.signid, mobile })
  await send(await photo())
  await service.passTime(3600)
  const later = await newChatter(service)
  await later.provePhone(mobile)
  await later.get(linkHistory, { signid: later.signid, mobile })
  const { visits } = await later.get(queryPageMessage, { signid: later.signid })
  const sent = visits.flatMap(({ messages }) => messages).find(({ kind }) => kind === 'file')
  const handle = sent?.kind === 'file' ? sent.handle : ''
  expect((await later.get(readChatFile, { handle })).mediaType).toBe('image/jpeg')
})

test('who has proven no phone passes a slide before the second file, and others do not', async () => {
  const file = pdf()
  const again = () => chatter.ask(sendChatFile, { signid: chatter.signid, file })
  await send(file)
  expect(await again()).toMatchObject({ code: '1006', message: '请先完成拼图验证。' })
  await chatter.passSlide()
  await send(file)
  await send(file)
  await service.passTime(121)
  expect(await again()).toMatchObject({ code: '1006' })
  await chatter.provePhone(mobile)
  await send(file)
})

test('an ended conversation takes no file, and a conversation only so many', async () => {
  await chatter.get(endConversation, { signid: chatter.signid })
  const file = pdf()
  const late = await chatter.ask(sendChatFile, { signid: chatter.signid, file })
  expect(late).toMatchObject({ code: 'E3020001' })
  const fresh = await newChatter(service)
  for (let each = 0; each < 30; each++) {
    await service.passTime(60)
    await fresh.passSlide()
    await send(file, fresh)
  }
  const refused = await fresh.ask(sendChatFile, { signid: fresh.signid, file })
  expect(refused).toMatchObject({ code: '1010' })
})

test('who shares a policy shows its masked facts, once where it is shared twice', async () => {
  const [policy] = await chatter.lookUp({ car: cars.main, person: people.main })
  const handle = policy?.handle ?? ''
  const { messages } = await chatter.get(shareCard, { signid: chatter.signid, handle })
  const [card] = messages
  expect(card).toMatchObject({ kind: 'card', about: 'policy', title: policy?.productName })
  expect(card?.kind === 'card' && card.rows).toContainEqual({
    label: '保单号',
    value: policy?.maskedPolicyNo,
  })
  const again = await chatter.get(shareCard, { signid: chatter.signid, handle })
  expect(again.messages).toEqual([card])
  await chatter.say('谢谢')
  const later = await chatter.get(shareCard, { signid: chatter.signid, handle })
  expect(later.messages[0]?.seq).toBeGreaterThan(card?.seq ?? 0)
})

test('who shares an order shows what it buys and costs', async () => {
  const order = await storedOrder(service)
  const handle = await provenOrder(service, chatter, order)
  const { messages } = await chatter.get(shareCard, { signid: chatter.signid, handle })
  const [card] = messages
  expect(card).toMatchObject({ about: 'order', rows: [{ label: '金额' }, { value: '未支付' }, {}] })
  expect(JSON.stringify(messages)).not.toContain(order.orderNo)
})

test('who shares a claim shows how it stands, as their list of claims says it', async () => {
  const home = household(town.owner)
  await storeInTown(service, [home])
  const events = eventsOf('2026-11-19T01:30:00Z', 'survey', 'refused', 'reopened')
  const { visitor, handle } = await visitClaim(service, claimOn(home, { events }))
  const { signid } = await signedIn(visitor)
  const { messages } = await visitor.get(shareCard, { signid, handle })
  const { statusText } = await visitor.get(queryWapClaimSchedleInfo, { handle })
  expect(statusText).toBe('受理中')
  expect(messages[0]).toMatchObject({
    about: 'claim',
    rows: [{ label: '报案号' }, { label: '进度', value: '受理中' }, {}],
  })
})

test('only what was proven in this session is shared, and only in a conversation of one’s own', async () => {
  const [policy] = await chatter.lookUp({ car: cars.main, person: people.main })
  const handle = policy?.handle ?? ''
  const otherVisitor = await signedIn(await newSession(service))
  const unproven = await otherVisitor.ask(shareCard, { signid: otherVisitor.signid, handle })
  expect(unproven).toMatchObject({ code: 'E3010001' })
  const elsewhere = await chatter.ask(shareCard, { signid: otherVisitor.signid, handle })
  expect(elsewhere).toMatchObject({ code: 'E3020001' })
})
