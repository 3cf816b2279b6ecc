import { randomUUID } from 'node:crypto'
import {
  listOutlets,
  listOutletVersions,
  type OutletDraft,
  previewOutlet,
  readOutlet,
  saveOutlet,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import {
  findOutlets,
  getProvinceDataForSite,
  hasOutlets,
  querySiteInfo,
} from '@ecenter/contract/outlets/outlet.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newSession, type Visitor } from '../../../../test/visitor.ts'

const service = serviceOfTests()
let editor: Awaited<ReturnType<typeof deskVisitor>>
let customer: Visitor
beforeAll(async () => {
  editor = await deskVisitor(service, ['content'])
  customer = await newSession(service)
})

/** In Langfang, where the demo has no outlet. */
const county = '13100200'
const draft: OutletDraft = {
  name: '廊坊安次服务点',
  address: '安次区银河南路 1 号',
  areaCode: county,
  types: ['01000', '00010'],
  services: ['claims', 'loss-assessment'],
  phone: '0316-2000000',
  latitude: 39.52,
  longitude: 116.69,
  hours: {
    spans: [{ days: [1, 2, 3, 4, 5], from: '08:30', to: '17:30' }],
    isOpenOnHolidays: false,
  },
  isShown: true,
}

async function savedNew() {
  const answer = await editor.get(saveOutlet, draft)
  if (answer.kind !== 'saved') throw new Error('a new outlet cannot be saved by somebody else')
  return answer.kept
}

test('a new outlet is found by customers at once, and gone when it is hidden', async () => {
  const { id, version } = await savedNew()
  const inCounty = () => customer.get(findOutlets, { cityCode: county })
  expect((await inCounty()).siteInfoList).toMatchObject([
    { chosenItem: id, name: draft.name, types: draft.types, services: draft.services },
  ])
  expect(JSON.stringify(await customer.get(getProvinceDataForSite, {}))).toContain(county)

  await editor.get(saveOutlet, { edited: { id, version }, ...draft, isShown: false })
  expect((await inCounty()).total).toBe(0)
  expect(await customer.get(hasOutlets, { cityCode: county })).toEqual({ hasSite: false })
  expect((await customer.ask(querySiteInfo, { chosenItem: id })).code).toBe('1007')
  expect(JSON.stringify(await customer.get(getProvinceDataForSite, {}))).not.toContain(county)
  const { outlets } = await editor.get(listOutlets, { cityCode: county })
  expect(outlets).toMatchObject([{ id, isShown: false, areaName: '河北省 廊坊市 安次区' }])
})

test('another phone is on the page of the outlet at once, and the old one among its versions', async () => {
  const [first] = (await editor.get(listOutlets, { cityCode: '11000000' })).outlets
  const { outlet } = await editor.get(readOutlet, { id: first?.id ?? '' })
  const { id, version, ...before } = outlet
  await editor.get(saveOutlet, {
    edited: { id, version },
    ...before,
    phone: '010-66668888',
  })
  expect((await customer.get(querySiteInfo, { chosenItem: id })).phone).toBe('010-66668888')
  const { versions } = await editor.get(listOutletVersions, { id })
  expect(versions.map(({ by, state }) => ({ by, phone: state.phone }))).toEqual([
    { by: '测试员工', phone: '010-66668888' },
    { phone: before.phone },
  ])
})

test('outlets are searched by parts of name, address and phone, of which no sign is special', async () => {
  const { id } = await savedNew()
  const found = async (search: string) =>
    (await editor.get(listOutlets, { search })).outlets.map((outlet) => outlet.id)
  for (const part of ['安次服务', '银河南路', '2000000']) expect(await found(part)).toContain(id)
  expect(await found('%')).toEqual([])
})

test('a preview says what customers would be shown, and saves nothing', async () => {
  const shown = await editor.get(previewOutlet, { draft: { ...draft, name: '预览网点' } })
  expect(shown).toMatchObject({
    name: '预览网点',
    areaName: '河北省 廊坊市 安次区',
    hours: [
      { days: '周一至周五', times: '8:30–17:30' },
      { days: '周六、周日', times: '休息' },
    ],
    holidays: '法定节假日休息',
  })
  expect((await editor.get(listOutlets, { search: '预览网点' })).total).toBe(0)
})

test.each([
  ['phone', { phone: '请致电' }, '电话只有数字和短横，例如 010-12345678'],
  ['types', { types: [] }, '请选择至少一种类型'],
  ['latitude', { latitude: 139 }, '纬度在 3 到 54 之间'],
  ['areaCode', { areaCode: '99999900' }, '请选择所在地区'],
  ['name', { name: '  ' }, '请填写网点名称'],
  [
    'hours',
    { hours: { spans: [{ days: [1], from: '8:30', to: '25:00' }], isOpenOnHolidays: false } },
    '时间写成 08:30',
  ],
])('a wrong %s is refused at its field', async (field, wrong, message) => {
  const answer = await editor.ask(saveOutlet, { ...draft, ...wrong })
  expect(answer).toMatchObject({ message })
  expect(answer.field).toContain(field)
})

test('what is not there cannot be edited, and an old state is not overwritten', async () => {
  const edited = { id: randomUUID(), version: 1 }
  expect((await editor.ask(saveOutlet, { edited, ...draft })).code).toBe('1007')
  const { id, version } = await savedNew()
  await editor.get(saveOutlet, { edited: { id, version }, ...draft, name: '同事改的名' })
  const mine = { edited: { id, version }, ...draft, name: '我改的名' }
  expect(await editor.get(saveOutlet, mine)).toMatchObject({
    kind: 'changed-meanwhile',
    theirs: { name: '同事改的名', version: 2 },
  })
})
