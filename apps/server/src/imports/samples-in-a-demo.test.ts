import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { queryCarClaim } from '@ecenter/contract/claims/claim-calls.ts'
import { orderDelivery } from '@ecenter/contract/deliveries/delivery.ts'
import { queryInvoiceByPolicyNo } from '@ecenter/contract/invoices/invoice-calls.ts'
import { findOrders } from '@ecenter/contract/orders/order-calls.ts'
import { findOutlets } from '@ecenter/contract/outlets/outlet.ts'
import { getComCode } from '@ecenter/contract/places/place.ts'
import { queryCarPolicy, readClauses } from '@ecenter/contract/policies/policy-calls.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { namePromoter } from '@ecenter/contract/promotions/promotion-calls.ts'
import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import { importerOf } from '../../test/imports.ts'
import { serviceOfTests } from '../../test/service-of-tests.ts'
import { newChatter, textsOf } from '../../test/subjects/chats.ts'
import { newSession, type Visitor } from '../../test/visitor.ts'
import { importKinds } from '../domains/import-kinds.ts'

const samples = join(import.meta.dirname, '../../../../docs/imports')

const service = serviceOfTests()

type Row = Readonly<Record<string, string>>

/** The first row of a sample that says this. */
function told(kind: string, says: Row = {}): Row {
  const text = readFileSync(join(samples, `${kind}.csv`), 'utf8')
  const { data } = papaparse.parse<Row>(text, { header: true, skipEmptyLines: true })
  const row = data.find((each) => Object.entries(says).every(([key, value]) => each[key] === value))
  if (row === undefined) throw new Error(`no sample of ${kind} says so`)
  return row
}

/** A cell of it, where a row has it. */
function cell(row: Row, name: string): string {
  return row[name] ?? ''
}

const car = told('policies', { productCode: 'DAA' })
const carFacts = {
  car: { licenseNo: cell(car, 'vehicle.licenseNo') },
  person: { idNumber: cell(car, 'insured.idNumber') },
}

/** How many rows of its own each of these has. */
async function stored(): Promise<number[]> {
  const { db } = service
  const tables = ['policy', 'claim', 'invoice', 'customer_order', 'delivery', 'outlet'] as const
  return Promise.all(
    tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
  )
}

test('every sample file goes into a demo as it is, beside what the demo has', async () => {
  const before = await stored()
  const rejectsIn = await mkdtemp(join(tmpdir(), 'ecenter-samples-'))
  for (const kind of importKinds) {
    const rejectsPath = join(rejectsIn, `${kind.name}.csv`)
    const asked = { kind, rejectsPath }
    const { fault, rejects } = await importerOf(service)(join(samples, `${kind.name}.csv`), asked)
    expect({ kind: kind.name, fault, rejects }).toEqual({ kind: kind.name, rejects: '' })
  }
  const after = await stored()
  expect(after.map((rows, at) => rows - (before[at] ?? 0))).toEqual([13, 8, 37, 19, 4, 5])
})

test('the customer of a sample policy finds both of the car with their changes and clauses', async () => {
  const customer = await newSession(service)
  const numbers = ['DAA', 'DZA'].map((productCode) => told('policies', { productCode }).policyNo)
  const found = await customer.lookUp(carFacts)
  const handle = found.find(({ kind }) => kind === 'commercial')?.handle ?? ''
  await customer.proveOnFile(handle)
  const { policyInfoList } = await customer.get(queryCarPolicy, { handle })
  expect(policyInfoList.map(({ policyNo }) => policyNo)).toEqual(numbers)
  for (const { policyNo, endorsements, handle } of policyInfoList) {
    const { summary } = told('endorsements', { policyNo })
    expect(endorsements).toMatchObject([{ summary }])
    const { clauses } = await customer.get(readClauses, { handle })
    expect(clauses[0]?.title).toMatch(/条款（演示）$/)
  }
})

test('and who has a policy of another kind finds that', async () => {
  const { policyNo = '', 'insured.idNumber': identifyNumber = '' } = told('policies', {
    productCode: 'JAA',
  })
  const customer = await newSession(service)
  const verificationCode = await customer.readImageCode()
  const asked = { policyNo, identifyNumber, personType: '1', verificationCode } as const
  const { policyInfoList } = await customer.get(findPropertyPolicies, asked)
  expect(policyInfoList).toMatchObject([{ productName: '家庭财产综合保险', status: 'in-force' }])
})

async function slid(): Promise<Visitor> {
  const customer = await newSession(service)
  await customer.passSlide()
  return customer
}

test('the claims and invoices of that car are found', async () => {
  const { licenseNo } = carFacts.car
  const identifyNumber = carFacts.person.idNumber
  const { claimInfoList } = await (await slid()).get(queryCarClaim, { licenseNo, identifyNumber })
  const tails = ['DAA', 'DZA'].map((code) => claimOf(code).slice(-4))
  expect(claimInfoList.map(({ maskedRegistNo }) => maskedRegistNo.slice(-4))).toEqual(tails)

  const customer = await newSession(service)
  const verificationCode = await customer.readImageCode()
  const asked = { policyNo: cell(car, 'policyNo'), identifyNumber, verificationCode }
  const { invoiceInfoList } = await customer.get(queryInvoiceByPolicyNo, asked)
  expect(invoiceInfoList).toHaveLength(2)
})

function claimOf(productCode: string): string {
  const { policyNo = '' } = told('policies', { productCode })
  return cell(told('claims', { policyNo }), 'registNo')
}

test('an order and the papers of one are found', async () => {
  const order = told('orders', { status: 'on-delivery' })
  const who = {
    licenseNo: partOf(order, 'licenseNo'),
    identifyNumber: cell(order, 'applicant.idNumber'),
    applyMobile: cell(order, 'applicant.mobile'),
  }
  expect((await (await slid()).get(findOrders, who)).payInfoList).toHaveLength(1)

  const delivery = told('deliveries')
  const sent = told('orders', { orderNo: cell(delivery, 'orderNo') })
  const customer = await newSession(service)
  const { deliveryInfoList } = await customer.get(orderDelivery, {
    insurdIdentityNumber: cell(delivery, 'insuredIdNumber'),
    frameNo: partOf(sent, 'frameNo').slice(-6),
    isDeckCard: '1',
    code: await customer.readImageCode(),
  })
  expect(deliveryInfoList).toMatchObject([{ statusText: '承保成功' }])
})

/** What an order says of the car of its first part. */
function partOf(order: Row, fact: 'licenseNo' | 'frameNo'): string {
  const [part] = JSON.parse(cell(order, 'parts'))
  return part.policy.vehicle[fact]
}

test('branches, employees, outlets and frequent questions are there for everybody', async () => {
  const customer = await newChatter(service)
  const { areaCode: cityCode = '', comCode, comName } = told('branches')
  expect((await customer.get(getComCode, { cityCode })).branches).toMatchObject([{ comName }])
  const { employeeNo = '' } = told('employees')
  expect(await customer.get(namePromoter, { employeeNo })).toMatchObject({ comCode })
  const outlet = told('outlets')
  const { siteInfoList } = await customer.get(findOutlets, { cityCode: cell(outlet, 'areaCode') })
  expect(siteInfoList.filter(({ name }) => name === cell(outlet, 'name'))).toHaveLength(1)
  const { question = '', answer } = told('faqs')
  expect(textsOf((await customer.say(question)).messages)).toContain(answer)
})
