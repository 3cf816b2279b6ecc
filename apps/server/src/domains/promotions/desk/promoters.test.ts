import {
  exportPromoters,
  listPromoters,
  readPromoter,
} from '@ecenter/contract/promotions/desk/promoters-at-desk.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { promoter, storePromoters } from '../../../../test/subjects/promoters.ts'
import { demoBranches } from '../../../demo/outlets/demo-outlets.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

const formula = '=HYPERLINK("https://evil.example","x")'
const first = promoter({ code: 'AAAA2222', appliedAt: at('2026-11-01T23:59:00') })
const second = promoter({
  code: 'BBBB2222',
  phoneNumber: '13700007102',
  employeeNo: 'E1005',
  product: 'non-car',
  appliedAt: at('2026-11-02T00:00:00'),
  name: '=张',
  projectCode: formula,
})
const crowd = Array.from({ length: 25 }, (_, index) =>
  promoter({
    code: `CCCCCCC${'ABCDEFGHJKLMNPQRSTUVWXYZ2'.charAt(index)}`,
    phoneNumber: `137000072${String(index).padStart(2, '0')}`,
    employeeNo: 'F7001',
    cityCode: '44010000',
    countyAddress: '44010600',
    comCode: '44010000',
    appliedAt: at(`2026-10-01T08:${String(index).padStart(2, '0')}:00`),
  }),
)

const service = serviceOfTests({ demo: false })
let editor: Awaited<ReturnType<typeof deskVisitor>>
beforeAll(async () => {
  await storeBranches(service, demoBranches())
  await storePromoters(service, first, second, ...crowd)
  editor = await deskVisitor(service, ['content'])
})

function at(time: string): Date {
  return new Date(`${time}+08:00`)
}

async function codes(asked: Parameters<typeof editor.get<typeof listPromoters>>[1]) {
  const { promoters } = await editor.get(listPromoters, asked)
  return promoters.map(({ promoterCode }) => promoterCode)
}

async function traces(event: 'promoter-read' | 'promoters-exported') {
  return service.db
    .selectFrom('audit_entry')
    .select(['staff_id', 'outcome'])
    .where('event', '=', event)
    .execute()
}

test('whoever looks for somebody leaves a trace of whom, found or not', async () => {
  const { keys, db } = service
  const phones = [first.phoneNumber, '13700009999']
  for (const search of phones) await editor.get(listPromoters, { search })
  await editor.get(listPromoters, { search: '王雅宁' })
  await editor.get(listPromoters, {})
  const left = await db
    .selectFrom('audit_entry')
    .select(['staff_id', 'subject', 'outcome'])
    .where('event', '=', 'promoters-searched')
    .orderBy('seq')
    .execute()
  const [found, unknown] = phones.map((phone) => keys.searchHash('phone', phone).toString('hex'))
  const { id: staff_id } = editor.staff
  expect(left).toMatchObject([
    { staff_id, subject: found, outcome: '1' },
    { staff_id, subject: unknown, outcome: '0' },
    { staff_id, subject: null },
  ])
})

test('the newest application stands first, masked, and the pages go on from each other', async () => {
  const { promoters, total, nextPage } = await editor.get(listPromoters, {})
  expect(total).toBe(27)
  expect(nextPage).toBe(2)
  expect(promoters.slice(0, 2)).toEqual([
    expect.objectContaining({ promoterCode: 'BBBB2222', appliedAt: '2026-11-02 00:00' }),
    {
      promoterCode: 'AAAA2222',
      appliedAt: '2026-11-01 23:59',
      product: 'car',
      employeeNo: 'E1001',
      maskedName: '王**',
      maskedPhone: '137****7101',
      comName: '北京市分公司',
      areaName: '北京市',
    },
  ])
  const last = await editor.get(listPromoters, { page: 2 })
  expect(last.nextPage).toBeUndefined()
  expect(last.promoters).toHaveLength(7)
})

test.each([
  ['a product', { product: 'non-car' }, ['BBBB2222']],
  ['the days in China, both included', { from: '2026-11-01', to: '2026-11-01' }, ['AAAA2222']],
  ['how an employee number begins', { employeeNo: 'e10' }, ['BBBB2222', 'AAAA2222']],
  ['the whole phone', { search: '13700007101' }, ['AAAA2222']],
  ['part of a phone, which finds nobody', { search: '1370000' }, []],
  ['the name', { search: '雅宁', from: '2026-11-01' }, ['AAAA2222']],
  ['a link that was copied', { search: 'https://insurer.example/t/BBBB2222' }, ['BBBB2222']],
  ['a code of the application', { search: 'hyperlink' }, ['BBBB2222']],
] as const)('the list is narrowed by %s', async (_, asked, found) => {
  expect(await codes(asked)).toEqual(found)
})

test('words are counted and paged over all that they fit', async () => {
  const { total, nextPage, promoters } = await editor.get(listPromoters, { search: '越秀' })
  expect({ total, nextPage, shown: promoters.length }).toEqual({
    total: 0,
    nextPage: undefined,
    shown: 0,
  })
  const found = await editor.get(listPromoters, { search: '广州市', page: 2 })
  expect(found.total).toBe(25)
  expect(found.promoters).toHaveLength(5)
  expect(found.promoters.at(-1)?.areaName).toBe('广东省 广州市 天河区')
})

test('one application shows the phone whole, and leaves a trace of who read it', async () => {
  expect(await editor.get(readPromoter, { promoterCode: 'AAAA2222' })).toMatchObject({
    name: '王雅宁',
    phoneNumber: '13700007101',
    carLink: 'http://127.0.0.1:8080/t/AAAA2222',
  })
  expect(await traces('promoter-read')).toEqual([{ staff_id: editor.staff.id, outcome: 'car' }])
  expect(await editor.ask(readPromoter, { promoterCode: 'ZZZZ9999' })).toMatchObject({
    code: '1007',
  })
})

test('the table for a spreadsheet has what was filtered, masked and without a formula', async () => {
  const request = editor.requestOf(exportPromoters, { from: '2026-11-01' })
  const { body, headers } = await editor.inject(request)
  expect(headers['content-type']).toContain('text/csv')
  const [heading, ...lines] = body.trim().split('\r\n')
  expect(heading).toContain('申请时间,推广产品,工号,推广人,手机号')
  expect(lines).toEqual([
    expect.stringContaining(
      `,非车险,E1005,'=**,137****7102,北京市,北京市分公司,,"'=HYPERLINK(""https`,
    ),
    expect.stringContaining(',车险,E1001,王**,137****7101,北京市,北京市分公司,,,http'),
  ])
  expect(body).not.toContain('13700007101')
  expect(await traces('promoters-exported')).toEqual([{ staff_id: editor.staff.id, outcome: '2' }])
})
