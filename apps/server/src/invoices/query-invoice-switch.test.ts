import { queryInvoiceSwitch } from '@ecenter/contract/invoices/query-invoice-switch.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { newVisitor, type Visitor } from '../../test/visitor.ts'

const service = serviceOfTests({
  demo: false,
  env: { ELECTRONIC_INVOICE_OFF_AREAS: '3701,5001' },
})
let visitor: Visitor
beforeAll(async () => {
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
