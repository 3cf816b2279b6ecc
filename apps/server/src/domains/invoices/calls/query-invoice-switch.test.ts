import { queryInvoiceSwitch } from '@ecenter/contract/invoices/invoice-calls.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

const service = serviceOfTests({
  demo: false,
  env: { ELECTRONIC_INVOICE_OFF_AREAS: '3701,5001' },
})
let visitor: Visitor
beforeAll(async () => {
  await storeBranches(
    service,
    ['3701', '37010188', '1101'].map((comCode) => ({
      comCode,
      comName: '测试支公司',
      areaCode: `${comCode.slice(0, 4)}0000`,
      address: '解放路 1 号',
      phone: '95518',
    })),
  )
  visitor = newVisitor(service)
  await visitor.open()
})

test.each([
  { cityCode: '37010000' },
  { cityCode: '37010200' },
  { comCode: '3701' },
  { comCode: '37010188' },
  // A municipality: its code stands for all of it.
  { cityCode: '50000000' },
])('a branch of %j that issues none says so, and where to get a paper invoice', async (asked) => {
  expect(await visitor.get(queryInvoiceSwitch, asked)).toEqual({
    isOn: false,
    reason: expect.stringContaining('网点地址可拨打 95518 询问'),
  })
})

test.each([{ cityCode: '11000000' }, { cityCode: '37020000' }, { comCode: '1101' }, {}])(
  'a branch of %j issues them',
  async (asked) => {
    expect(await visitor.get(queryInvoiceSwitch, asked)).toEqual({ isOn: true })
  },
)

test('a branch that there is not is refused at its field', async () => {
  for (const comCode of ['37019999', '99999999', 'nowhere']) {
    expect(await visitor.ask(queryInvoiceSwitch, { comCode })).toMatchObject({
      code: '1000',
      field: 'comCode',
      message: '没有这家机构，请核对机构代码，或改用城市查询',
    })
  }
})
