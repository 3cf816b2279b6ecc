import { findCase, listCases, readCase } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { findClaim } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { type AccessEntry, readAccess, reportAccess } from '@ecenter/contract/person/access.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { endProof } from '@ecenter/contract/person/proof.ts'
import { findPropertyPolicies } from '@ecenter/contract/policies/policy-lookups.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { newVisitor, type Visitor } from '../../../../test/visitor.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { storeClaims } from '../../claims/store/store-claims.ts'
import { agentNumber } from '../../customer-service/store/agent.repository.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'

const service = serviceOfTests({ demo: false })
const { owner } = town
/** Whose phone is her own here, though the owner's stands on her policy. */
const mother = { ...town.mother, mobile: '13300000526' }
const home = household(owner)
const claim = claimOn(home)
const fact = { idTail: owner.idNumber.slice(-4) }

let visits = 0
let visitor: Visitor
beforeAll(async () => {
  const ofMother = household(mother, { applicant: { ...mother, mobile: owner.mobile } })
  await storeInTown(service, [home, ofMother])
  await storeClaims(service, [claim])
})
beforeEach(async () => {
  await writeContacts(service.db, [
    contactRows(service.keys, owner),
    contactRows(service.keys, mother),
  ])
  for (const table of ['person_access', 'appeal_lookup_key', 'appeal'] as const) {
    await service.db.deleteFrom(table).execute()
  }
  await service.passTime(25 * 3600)
  visitor = await arrived()
})

async function arrived(from?: string): Promise<Visitor> {
  visits += 1
  const one = newVisitor(service, from ?? `198.51.104.${visits}`)
  await one.open()
  return one
}

async function lookUpHome(by: Visitor): Promise<void> {
  await by.get(findPropertyPolicies, {
    policyNo: home.policyNo,
    insuredName: owner.name,
    identifyNumber: owner.idNumber,
    personType: '0',
    verificationCode: await by.readImageCode(),
  })
}

/** The owner proves, and types the code that the list takes; answers the handle that names them. */
async function withCode(by = visitor, { mobile, idNumber } = owner): Promise<string> {
  await service.passTime(61)
  await by.provePerson(mobile, { idTail: idNumber.slice(-4) })
  const { handle } = await by.get(readOverview, {})
  await service.passTime(61)
  await by.proveOnFile(handle, 'read-access')
  return handle
}

function told({ by, staff, what, channel, network }: AccessEntry): string {
  return [by, staff, what, channel, network].filter(Boolean).join(' ')
}

const subject = () => personKey(service.keys, owner.idNumber).toString('hex')

test('the list says who looked at what, where and from which network, with half of the address hidden', async () => {
  await lookUpHome(await arrived('203.0.113.77'))
  await lookUpHome(await arrived('2001:db8:1:2::7'))
  const clerk = await deskVisitor(service, ['claims'])
  await clerk.get(findClaim, { registNo: claim.registNo })
  const handle = await withCode()
  const { entries, hasMore } = await visitor.get(readAccess, { handle })
  expect(hasMore).toBe(false)
  expect(entries.map(told)).toEqual([
    'self 查看谁看过我的保单 网站 198.51.*.*',
    'self 查看我的保障 网站 198.51.*.*',
    'self 验证手机号，打开我的保障 网站 198.51.*.*',
    'staff 理赔与申诉（总部） 查询理赔 员工工作台 127.0.*.*',
    'facts 查到保单、理赔或订单 网站 2001:db8:*',
    'facts 查到保单、理赔或订单 网站 203.0.*.*',
  ])
  expect(JSON.stringify(entries)).not.toContain(owner.idNumber)
})

test('staff are told by number, or by what they are and where, and never by account, in a report neither', async () => {
  await storeBranches(service, [
    {
      ...{ comCode: '33010000', comName: '杭州分公司', areaCode: '33010000' },
      ...{ address: '路 1 号', phone: '' },
    },
  ])
  const atHead = await deskVisitor(service, ['supervisor'])
  const atBranch = await deskVisitor(service, ['supervisor'])
  await setBranch(service, atBranch.staff.id, { branch: '33010000' })
  const agent = await deskVisitor(service, ['claims', 'agent'])
  const number = await agentNumber(service, agent.staff.id, service.clock.now())
  for (const { staff } of [atHead, atBranch, agent]) {
    await service.audit.record({
      ...{ event: 'claim-read', subject: subject(), outcome: 'desk', staffId: staff.id },
    })
  }
  const handle = await withCode()
  const { entries } = await visitor.get(readAccess, { handle })
  const ofStaff = entries.filter(({ by }) => by === 'staff')
  expect(ofStaff.map(({ staff }) => staff)).toEqual([
    ...[`客服 ${number}`, '主管（杭州分公司）', '主管（总部）'],
  ])
  const { caseNo } = await visitor.get(reportAccess, {
    ...{ handle, entryId: ofStaff[1]?.entryId ?? '' },
  })
  const { caseId } = await atHead.get(findCase, { caseNo })
  const { content } = await atHead.get(readCase, { caseId })
  expect(content).toContain('主管（杭州分公司）')
  for (const { staff } of [atHead, atBranch, agent]) {
    expect(JSON.stringify([entries, content])).not.toContain(staff.account)
  }
})

test('a phone that only stands on a policy is not the person, nor is who has a link', async () => {
  const borrowed = await arrived()
  await borrowed.provePerson(owner.mobile, { idTail: mother.idNumber.slice(-4) })
  await borrowed.get(readOverview, {})
  const handle = await withCode(visitor, mother)
  const { groups } = await visitor.get(readOverview, {})
  const policy = groups[0]?.policies[0]?.handle ?? ''
  const { url } = await visitor.get(downLodElectronicPolicy, { handle: policy })
  const wire = await visitor.inject({
    method: 'POST',
    url: new URL(url).pathname,
    remoteAddress: '192.0.2.9',
  })
  expect(wire.statusCode).toBe(200)
  const { entries } = await visitor.get(readAccess, { handle })
  expect(entries.map(told)).toEqual(
    expect.arrayContaining([
      'part 验证手机号，打开我的保障 网站 198.51.*.*',
      'self 生成一次性单证链接 网站 198.51.*.*',
      'link 下载电子保单 192.0.*.*',
    ]),
  )
})

test('who leaves is themselves in the list too, though their proof ends with it', async () => {
  await visitor.provePerson(owner.mobile, fact)
  await visitor.get(endProof, { scope: 'everywhere' })
  const other = await arrived()
  const handle = await withCode(other)
  const { entries } = await other.get(readAccess, { handle })
  expect(entries.filter(({ what }) => what === '退出').map(({ by }) => by)).toEqual(['self'])
})

test('many looks come a page at a time, each once', async () => {
  for (let looks = 0; looks < 130; looks += 1) {
    await service.audit.record({ event: 'policy-read', subject: subject(), outcome: 'shown' })
  }
  const handle = await withCode()
  const first = await visitor.get(readAccess, { handle })
  expect([first.entries.length, first.hasMore]).toEqual([100, true])
  const rest = await visitor.get(readAccess, { handle, before: first.entries.at(-1)?.entryId })
  expect([rest.entries.length, rest.hasMore]).toEqual([33, false])
  const all = [...first.entries, ...rest.entries].map(({ entryId }) => entryId)
  expect(new Set(all).size).toBe(133)
  // What is named by another’s list leads nowhere.
  const of = await arrived()
  const hers = await withCode(of, mother)
  const strange = { handle: hers, before: all[0] ?? '' }
  expect(await of.get(readAccess, strange)).toEqual({ entries: [], hasMore: false })
})

test('a look is stored with its entry of the trail or not at all, and lies sealed', async () => {
  const count = async () =>
    (await service.db.selectFrom('person_access').select('id').execute()).length
  const failed = service.audit.inTransaction(async (_db, record) => {
    record({ event: 'policy-read', subject: subject(), outcome: 'shown', network: '203.0.*.*' })
    throw new Error('the disk is full')
  })
  await expect(failed).rejects.toThrow('the disk is full')
  expect(await count()).toBe(0)
  await service.audit.inTransaction(async (_db, record) => {
    record({ event: 'policy-read', subject: subject(), outcome: 'shown', network: '203.0.*.*' })
    record({ event: 'lookup', subject: subject(), outcome: 'nothing' })
    record({ event: 'sms-sent', subject: subject(), outcome: 'person' })
  })
  expect(await count()).toBe(1)
  const rows = await service.db.selectFrom('person_access').selectAll().execute()
  const stored = rows.map(({ sealed }) => sealed.toString('latin1')).join('')
  for (const word of ['policy-read', '203.0']) expect(stored).not.toContain(word)
})

test('“这不是我” opens one case with what is known of the look, and staff have it in their list', async () => {
  const clerk = await deskVisitor(service, ['claims'])
  await lookUpHome(await arrived('203.0.113.77'))
  const handle = await withCode()
  const strange = async () =>
    (await visitor.get(readAccess, { handle })).entries.find(({ by }) => by === 'facts')
  const entryId = (await strange())?.entryId ?? ''
  const report = await visitor.get(reportAccess, { handle, entryId })
  expect(report).toEqual({
    caseNo: expect.stringMatching(/^TS\d{16}$/),
    answerBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  })
  expect(await visitor.get(reportAccess, { handle, entryId })).toEqual(report)
  expect((await strange())?.report).toEqual(report)

  const { cases } = await clerk.get(listCases, { stand: 'open', page: 1 })
  expect(cases.map(({ caseNo, answerBy }) => ({ caseNo, answerBy }))).toEqual([report])
  const opened = await clerk.get(readCase, { caseId: cases[0]?.caseId ?? '' })
  expect(opened).toMatchObject({ name: owner.name, phoneNumber: owner.mobile, kind: 'complaint' })
  expect(opened.content).toContain('这一次不是我')
  expect(opened.content).toContain('凭车牌或证件号查询的人')
  expect(opened.content).toContain('203.0.*.*')
  expect(opened.content).toContain(entryId)
})

test('a look is reported by its person alone, under the code of the list', async () => {
  await lookUpHome(await arrived())
  const handle = await withCode()
  const { entries } = await visitor.get(readAccess, { handle })
  const entryId = entries.find(({ by }) => by === 'facts')?.entryId ?? ''
  const other = await arrived()
  const hers = await withCode(other, mother)
  expect((await other.ask(reportAccess, { handle: hers, entryId })).code).toBe('1007')
  expect((await other.ask(reportAccess, { handle, entryId })).code).toBe('E3010001')
  await service.passTime(301)
  expect((await visitor.ask(reportAccess, { handle, entryId })).code).toBe('E3010001')
  expect(await service.db.selectFrom('appeal').select('id').execute()).toEqual([])
})

test('locking everything, and another phone, end the links that nobody has opened yet', async () => {
  const linkOf = async (by: Visitor) => {
    const { groups } = await by.get(readOverview, {})
    const policy = groups[0]?.policies[0]?.handle ?? ''
    return new URL((await by.get(downLodElectronicPolicy, { handle: policy })).url).pathname
  }
  const opens = async (url: string) => (await service.app.inject(url)).statusCode
  await visitor.provePerson(owner.mobile, fact)
  const other = await arrived()
  await service.passTime(61)
  await other.provePerson(mother.mobile, { idTail: mother.idNumber.slice(-4) })
  const [own, hers] = [await linkOf(visitor), await linkOf(other)]
  expect([await opens(own), await opens(hers)]).toEqual([200, 200])
  await visitor.get(endProof, { scope: 'everywhere' })
  expect(await opens(own)).not.toBe(200)
  expect(await opens(hers)).toBe(200)
  await writeContacts(service.db, [contactRows(service.keys, { ...mother, mobile: '13300000527' })])
  expect(await opens(hers)).not.toBe(200)
})
