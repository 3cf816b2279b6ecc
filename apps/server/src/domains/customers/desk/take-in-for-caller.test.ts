import { listReports, readReport } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { leadForCaller, reportForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import { beginCall, proveCaller } from '@ecenter/contract/customers/desk/phone-call.ts'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskCall } from '@ecenter/contract/desk/desk-call.ts'
import { listLeads, readLead } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  carPolicyOf,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { newPhone } from '../../../../test/submissions/submission-case.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { contactRows, writeContacts } from '../../person/store/person-contact.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town
const car = carPolicyOf(owner, '浙A5H208')
type Member = Awaited<ReturnType<typeof deskVisitor>>
let agent: Member
let customerId: string
beforeAll(async () => {
  await storeInTown(service, [car])
  await writeContacts(service.db, [contactRows(service.keys, owner)])
})
beforeEach(async () => {
  agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  const { customers } = await agent.get(searchCustomers, { words: owner.idNumber })
  customerId = customers[0]?.customerId ?? ''
})

function accident(at = service.clock.now()) {
  const inChina = new Date(at.getTime() + 8 * 3_600_000)
  return {
    isHurt: false,
    place: '人民路和建国路口',
    happenedAt: inChina.toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length),
    kind: 'rear-end',
    driver: 'me',
    otherSide: 'none',
  } as const
}

async function refusedField(call: DeskCall, typed: object) {
  const { wire } = await agent.ask(call, typed)
  return wire.json().body.common.field
}

async function looks(): Promise<string[]> {
  const { looks } = await readLooks(service, personKey(service.keys, owner.idNumber))
  return looks.map(({ event }) => event)
}

test('a caller is told the receipt by SMS and promised no call; handlers see who took it', async () => {
  const mobile = newPhone()
  const taken = await agent.get(reportForCaller, { ...accident(), mobile, licenseNo: '京N3P905' })
  const sent = (await service.outbox.messages()).find(({ to }) => to === mobile)
  expect(sent?.text).toContain(taken.receiptNo)
  expect(sent?.text).toContain('我们会尽快联系您')
  const handler = await deskVisitor(service, ['claims'])
  const { reports } = await handler.get(listReports, { state: 'waiting' })
  expect(reports.map(({ receiptNo }) => receiptNo)).toContain(taken.receiptNo)
  const report = await handler.get(readReport, { reportId: taken.reportId })
  expect(report).toMatchObject({
    mobile,
    plate: '京N3P905',
    isOwn: false,
    takenByName: agent.staff.name,
  })
  expect(report.callBy).toBeUndefined()
  expect(report.dueOn).toBeDefined()
})

test('a car is reported as the caller’s own once they have proven it on this call, and not before', async () => {
  const { policies } = await agent.get(readCustomer, { customerId })
  const policyId = policies[0]?.thingId
  const typed = { ...accident(), customerId, policyId }
  expect(await refusedField(reportForCaller, typed)).toBe('policyId')
  await agent.get(beginCall, {})
  await agent.get(proveCaller, { customerId, policyNo: car.policyNo, licenseNo: '浙A5H208' })
  const { reportId, maskedPhone } = await agent.get(reportForCaller, typed)
  expect(maskedPhone).toBe('133****0511')
  const handler = await deskVisitor(service, ['claims'])
  expect(await handler.get(readReport, { reportId })).toMatchObject({
    isOwn: true,
    plate: '浙A5H208',
    mobile: owner.mobile,
  })
  expect(await looks()).toContain('accident-taken-in')
})

test('what is missing or cannot be is told at its field', async () => {
  const whole = { ...accident(), mobile: newPhone(), licenseNo: '京N3P905' }
  const { mobile: _, ...unreachable } = whole
  const { licenseNo: __, ...carless } = whole
  const tomorrow = accident(new Date(service.clock.now().getTime() + 86_400_000))
  expect(await refusedField(reportForCaller, unreachable)).toBe('mobile')
  expect(await refusedField(reportForCaller, carless)).toBe('licenseNo')
  const { happenedAt } = tomorrow
  expect(await refusedField(reportForCaller, { ...whole, happenedAt })).toBe('happenedAt')
  expect(await refusedField(leadForCaller, { product: 'car', cityCode: '11010000' })).toBe(
    'applicant',
  )
})

test('who wants to buy is on the list of leads, once a day, and reads that staff noted it', async () => {
  const lead = { customerId, product: 'non-car', cityCode: '11010000' } as const
  const kept = await agent.get(leadForCaller, lead)
  expect(kept).toMatchObject({ isRepeated: false, maskedPhone: '133****0511' })
  const { leads } = await agent.get(listLeads, { status: 'open' })
  expect(leads).toMatchObject([{ leadNo: kept.leadNo, product: 'non-car', isSentOn: false }])
  expect(await agent.get(readLead, { leadId: kept.leadId })).toMatchObject({
    applicant: owner.name,
    takenByName: agent.staff.name,
  })
  const again = await agent.get(leadForCaller, lead)
  expect(again).toMatchObject({ leadNo: kept.leadNo, isRepeated: true })
  expect(await looks()).toContain('lead-taken-in')
})
