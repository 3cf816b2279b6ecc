import {
  type FaqDraft,
  listFaqs,
  listFaqVersions,
  saveFaq,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import {
  listOutletVersions,
  readOutlet,
  saveOutlet,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import { findOutlets } from '@ecenter/contract/outlets/outlet.ts'
import { beforeAll, expect, test } from 'vitest'
import { type DeskVisitor, deskVisitor } from '../../../../test/desk-visitor.ts'
import { importerOf, ndjsonOf, writeImport } from '../../../../test/imports.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newChatter, textsOf } from '../../../../test/subjects/chats.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'
import type { ImportAsked } from '../../../imports/import-file.ts'
import { outlets } from '../../outlets/import/outlets.ts'
import { faqs } from './faqs.ts'

const service = serviceOfTests()
let editor: DeskVisitor
let customer: Visitor
beforeAll(async () => {
  editor = await deskVisitor(service, ['content'])
  customer = await newSession(service)
})

async function give(kind: typeof faqs | typeof outlets, row: object, isAgain = false) {
  const path = await writeImport('rows.ndjson', ndjsonOf([row]))
  const asked: Partial<ImportAsked> = { kind, isAgain }
  const { progress, rejects } = await importerOf(service)(path, asked)
  return { ...progress, rejects }
}

/** In Langfang, where the demo has no outlet. */
const county = '13100200'
const outlet = {
  outletNo: 'LF-01',
  name: '廊坊安次服务点',
  address: '安次区银河南路 1 号',
  areaCode: county,
  types: ['01000'],
  services: ['claims'],
  phone: '0316-2000000',
  latitude: 39.52,
  longitude: 116.6900000001,
  hours: { spans: [{ days: [1, 2], from: '08:30', to: '17:30' }], isOpenOnHolidays: false },
}

async function outletsInCounty() {
  return (await customer.get(findOutlets, { cityCode: county })).siteInfoList
}

async function keptOutlet() {
  const [found] = await outletsInCounty()
  return (await editor.get(readOutlet, { id: found?.chosenItem ?? '' })).outlet
}

test('customers find an outlet of the core at once, and the desk sees where it comes from', async () => {
  expect(await give(outlets, outlet)).toMatchObject({ added: 1, rejects: '' })
  expect(await outletsInCounty()).toMatchObject([{ name: outlet.name, types: outlet.types }])
  const { id, version, ...state } = await keptOutlet()
  const { versions } = await editor.get(listOutletVersions, { id })
  expect(versions).toEqual([{ version, at: expect.any(String), state }])
})

test('who edits an outlet that an import has changed meanwhile is shown that, and changes nothing', async () => {
  const { id, version, ...draft } = await keptOutlet()
  await give(outlets, { ...outlet, phone: '0316-2000001' })
  const answer = await editor.get(saveOutlet, { edited: { id, version }, ...draft, name: '旧名' })
  expect(answer).toMatchObject({
    kind: 'changed-meanwhile',
    theirs: { phone: '0316-2000001', version: version + 1 },
  })
  expect(await outletsInCounty()).toMatchObject([{ name: outlet.name, phone: '0316-2000001' }])
})

test('what the desk changed stays until the core tells that row otherwise, and can be taken back', async () => {
  const told = { ...outlet, phone: '0316-2000001' }
  const { id, version, ...draft } = await keptOutlet()
  await editor.get(saveOutlet, { edited: { id, version }, ...draft, name: '安次便民服务点' })
  expect(await give(outlets, told)).toMatchObject({ unchanged: 1 })
  expect(await outletsInCounty()).toMatchObject([{ name: '安次便民服务点' }])

  expect(await give(outlets, { ...told, phone: '0316-2000002' })).toMatchObject({ changed: 1 })
  expect(await outletsInCounty()).toMatchObject([{ name: outlet.name, phone: '0316-2000002' }])
  const { versions } = await editor.get(listOutletVersions, { id })
  expect(versions.slice(0, 2)).toMatchObject([
    { state: { name: outlet.name } },
    { by: '测试员工', state: { name: '安次便民服务点' } },
  ])
})

test('an outlet that the desk has hidden stays hidden, unless the core says that it is shown', async () => {
  const { id, version, ...draft } = await keptOutlet()
  await editor.get(saveOutlet, { edited: { id, version }, ...draft, isShown: false })
  await give(outlets, { ...outlet, phone: '0316-2000003' })
  expect(await outletsInCounty()).toEqual([])
  await give(outlets, { ...outlet, phone: '0316-2000003', isShown: true })
  expect(await outletsInCounty()).toMatchObject([{ phone: '0316-2000003' }])
})

test('what is stored again with --again and says the same is no new version', async () => {
  const told = { ...outlet, phone: '0316-2000003', isShown: true }
  const { version } = await keptOutlet()
  expect(await give(outlets, told, true)).toMatchObject({ changed: 1 })
  expect((await keptOutlet()).version).toBe(version)
})

const chargers = {
  id: 'chargers',
  topic: '服务和账户安全',
  question: '网点有充电桩吗？',
  variants: ['在网点能充电吗'],
  answer: '部分网点有充电桩。',
  links: ['#/outlet-query'],
}

test('the robot of the running service answers what the core has told, and anew what it tells otherwise', async () => {
  const chatter = await newChatter(service)
  const answered = async () => textsOf((await chatter.say('在网点能充电吗')).messages).join()
  expect(await answered()).not.toContain('充电桩')
  expect(await give(faqs, chargers)).toMatchObject({ added: 1, rejects: '' })
  expect(await answered()).toContain(chargers.answer)
  await give(faqs, { ...chargers, answer: '所有网点都有充电桩。' })
  expect(await answered()).toContain('所有网点都有充电桩。')
})

test('the desk edits a question of the core, whose next change is a version above that', async () => {
  const { faqs: listed } = await editor.get(listFaqs, {})
  const kept = listed.find(({ id }) => id === chargers.id)
  if (kept === undefined) throw new Error('the question was imported')
  const { id, version, ...draft } = kept
  const edited: FaqDraft = { ...draft, answer: '请先致电。' }
  await editor.get(saveFaq, { edited: { id, version }, ...edited })
  await give(faqs, { ...chargers, answer: '没有充电桩。' })
  const { versions } = await editor.get(listFaqVersions, { id })
  expect(versions.map(({ version, by, state }) => [version, by, state.answer])).toEqual([
    [4, undefined, '没有充电桩。'],
    [3, '测试员工', '请先致电。'],
    [2, undefined, '所有网点都有充电桩。'],
    [1, undefined, '部分网点有充电桩。'],
  ])
})

test.each([
  [outlets, /^areaCode: is no area of the list/, { ...outlet, areaCode: '99999900' }],
  [outlets, /^types: 请选择至少一种类型/, { ...outlet, types: [] }],
  [outlets, /^hours\.spans\.0\.from: 时间写成 08:30/, withSpan({ from: '8:30' })],
  [outlets, /^latitude: 纬度在 3 到 54 之间/, { ...outlet, latitude: 116 }],
  [outlets, /^outletNo: /, { ...outlet, outletNo: '' }],
  [faqs, /^id: is not up to 60 small letters/, { ...chargers, id: 'A B' }],
  [faqs, /^answer: 花括号里只能写/, { ...chargers, answer: '{who}' }],
  [faqs, /^links\.0: /, { ...chargers, links: ['#/nowhere'] }],
])('a row of $name is rejected with its reason: %s', async (kind, reason, row) => {
  const { rejects } = await give(kind, row)
  expect(JSON.parse(rejects).rejectedReason).toMatch(reason)
})

function withSpan(wrong: object) {
  const spans = outlet.hours.spans.map((span) => ({ ...span, ...wrong }))
  return { ...outlet, hours: { ...outlet.hours, spans } }
}
