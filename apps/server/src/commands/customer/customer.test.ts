import { randomUUID } from 'node:crypto'
import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import {
  choosePurpose,
  searchCustomers,
} from '@ecenter/contract/customers/desk/search-customers.ts'
import { addDevice } from '@ecenter/contract/person/devices.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { claimOn } from '../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../test/subjects/policies/other-policies.ts'
import { storedMember } from '../../../test/subjects/staff.ts'
import { appealBy, reportBy, talkBy } from '../../../test/subjects/things-by-phone.ts'
import { newVisitor, type Visitor } from '../../../test/visitor.ts'
import { appealOfNumber } from '../../domains/appeals/store/appeal.repository.ts'
import { addNote } from '../../domains/appeals/store/appeal-note.ts'
import { keepLetter } from '../../domains/appeals/store/change-appeal.ts'
import { storeClaims } from '../../domains/claims/store/store-claims.ts'
import { contactRows, writeContacts } from '../../domains/person/store/person-contact.ts'
import { distribution } from '../../platform/database/distribution.ts'
import { logIn, sessionCustomer } from '../../platform/session/session-customer.ts'
import { keep, readKept } from '../../platform/staff/kept.repository.ts'
import { customerNamed, type NamedCustomer } from './customer-key.ts'
import { countRows, openedRows } from './customer-rows.ts'
import { eraseCustomer, erased, keptFor } from './erase-customer.ts'
import { tablesOfCustomers } from './tables-of-customers.ts'

const service = serviceOfTests({ demo: false })
const { owner, mother } = town

function named(typed: string): NamedCustomer {
  const customer = customerNamed(service.keys, typed)
  if (customer === undefined) throw new Error(`${typed} names nobody`)
  return customer
}

async function rowsOf(typed: string) {
  const rows = []
  for await (const row of openedRows(service, named(typed).key)) rows.push(row)
  return rows
}

let visitor: Visitor
beforeAll(async () => {
  const home = household(owner)
  await storeInTown(service, [home, household(mother)])
  await storeClaims(service, [claimOn(home)])
  await writeContacts(service.db, [
    contactRows(service.keys, owner),
    contactRows(service.keys, mother),
  ])
  visitor = newVisitor(service)
  await visitor.open()
  await visitor.provePerson(owner.mobile, { idTail: owner.idNumber.slice(-4) })
  await visitor.get(addDevice, { name: '我的手机' })
})

test('a customer is named by an ID number, a credit code or a phone, with spaces round it', () => {
  expect(named(` ${owner.idNumber}\n`)).toMatchObject({ idNumber: owner.idNumber })
  expect(named('91110199MA0001201R').idNumber).toBe('91110199MA0001201R')
  expect(named(owner.mobile).idNumber).toBeUndefined()
  expect(customerNamed(service.keys, '张三')).toBeUndefined()
})

test('each table whose rows are spread by their customer is looked through, but lookup keys', async () => {
  const spread = Object.entries(distribution)
    .filter(([, how]) => how === 'by customer')
    .map(([table]) => table)
    .filter((table) => !/_lookup_key$|^loose_file$/.test(table))
  const found: readonly string[] = await tablesOfCustomers(service.db)
  expect(spread.filter((table) => !found.includes(table))).toEqual([])
})

test('of each table it is said whether it goes, or why it stays', async () => {
  const tables = await tablesOfCustomers(service.db)
  const told = [...erased, ...Object.keys(keptFor)]
  expect(tables.filter((table) => !told.includes(table))).toEqual([])
  expect(told.filter((table) => !(tables as string[]).includes(table))).toEqual([])
  expect(new Set(told).size).toBe(told.length)
})

test('an export has all that is sealed in words, and nothing of anybody else', async () => {
  const rows = await rowsOf(owner.idNumber)
  const tables = new Set(rows.map(({ table }) => table))
  expect([...tables]).toEqual(
    expect.arrayContaining(['claim', 'person_contact', 'person_device', 'policy']),
  )
  const contact = rows.find(({ table }) => table === 'person_contact')
  expect(contact?.row.sealed).toMatchObject({ name: owner.name, mobile: owner.mobile })
  const text = JSON.stringify(rows)
  expect(text).toContain(owner.idNumber)
  expect(text).not.toContain(mother.idNumber)
})

test('a copy has neither notes of staff nor a letter that nobody approved, which are counted and told all the same', async () => {
  const { mobile, name } = { mobile: '13700004711', name: '侯示例' }
  const caseNo = await appealBy(service, { mobile, name })
  const appeal = await appealOfNumber(service, caseNo, undefined)
  if (appeal === undefined) throw new Error('there is no appeal')
  const by = { staffId: randomUUID(), name: '唐嘉树' }
  const at = service.clock.now()
  await addNote(service, appeal, { kind: 'note', by, text: '内部：先不要答应' }, { at })
  const letter = { letter: '尚未批准的答复', by: { ...by, account: 'tang' }, at: at.toISOString() }
  await keepLetter(service, appeal, letter)

  const rows = await rowsOf(mobile)
  expect(rows.map(({ table }) => table)).toEqual(expect.arrayContaining(['appeal']))
  const text = JSON.stringify(rows)
  expect(text).toContain(name)
  for (const kept of ['先不要答应', '尚未批准', 'letter_sealed']) expect(text).not.toContain(kept)
  const { key } = named(mobile)
  expect((await countRows(service, key)).get('appeal_note')).toBe(1)
  const { kept } = await service.db
    .transaction()
    .execute((db) => eraseCustomer({ ...service, db }, named(mobile)))
  expect(kept).toContainEqual({ table: 'appeal_note', count: 1, why: keptFor.appeal_note })
})

test('staff who look for somebody who is just being erased wait for nothing', async () => {
  const agent = await deskVisitor(service, ['agent'])
  await agent.get(choosePurpose, { purpose: 'call' })
  const words = mother.idNumber
  const [before] = (await agent.get(searchCustomers, { words })).customers
  const erasure = service.db.transaction().execute(async (db) => {
    await eraseCustomer({ ...service, db }, named(mother.idNumber))
    // It holds the rows until it commits; whoever waited for one would be broken off.
    const { customers } = await agent.get(searchCustomers, { words })
    expect(customers).toEqual([before])
    const colleague = await deskVisitor(service, ['agent'])
    await colleague.get(choosePurpose, { purpose: 'call' })
    expect((await colleague.get(searchCustomers, { words })).customers).toHaveLength(1)
    const customerId = before?.customerId ?? ''
    expect(await agent.get(readCustomer, { customerId })).toMatchObject({ customerId })
    throw new Undone()
  })
  await expect(erasure).rejects.toThrow(Undone)
})

class Undone extends Error {}

test('an erasure ends every way in and takes what may go; what the core tells stays, with the reason', async () => {
  const others = await countRows(service, named(mother.idNumber).key)
  const { gone, kept } = await service.db
    .transaction()
    .execute((db) => eraseCustomer({ ...service, db }, named(owner.idNumber)))
  expect([...gone.keys()]).toEqual(
    expect.arrayContaining(['person_contact', 'person_device', 'person_consent']),
  )
  expect(kept).toContainEqual({
    table: 'policy',
    count: 1,
    why: keptFor.policy,
  })
  expect(await visitor.ask(readOverview, {})).not.toMatchObject({ code: '1' })
  expect(await countRows(service, named(mother.idNumber).key)).toEqual(others)
  const again = await service.db
    .transaction()
    .execute((db) => eraseCustomer({ ...service, db }, named(owner.idNumber)))
  expect(again.gone.size).toBe(0)
})

/** Somebody whom a member of staff found, as forms name them. */
async function foundBy(staffId: string, customerKey: Buffer): Promise<string> {
  const id = randomUUID()
  const times = { found_at: service.clock.now(), ends_at: new Date('2027-11-20T00:00:00Z') }
  await service.db
    .insertInto('found_customer')
    .values({ id, staff_id: staffId, customer_key: customerKey, holder_key: customerKey, ...times })
    .execute()
  return id
}

test('what staff began to write about somebody goes with them, and nothing else', async () => {
  const { id: staffId } = await storedMember(service, { roles: ['claims'] })
  const caseNo = await appealBy(service, { mobile: mother.mobile, name: mother.name })
  const appeal = await appealOfNumber(service, caseNo, undefined)
  const chat = await talkBy(service, mother.mobile)
  const customerKey = named(mother.mobile).key
  await reportBy(service, { customerKey })
  const report = await service.db
    .selectFrom('accident_report')
    .select('id')
    .where('customer_key', '=', customerKey)
    .executeTakeFirstOrThrow()
  const found = await foundBy(staffId, customerKey)
  const theirs = [
    ...[`letter/${appeal?.id}`, `chat/${chat}`, `note-report/${report.id}/call`],
    ...[`call-note/${randomUUID()}/${found}`, `lead-intake/${found}`],
  ]
  const others = [`chat/${randomUUID()}`, `case-intake/${randomUUID()}`, 'view/claims/1']
  const places = [...theirs, ...others]
  for (const place of places) {
    const room = { begun: places.length, forGood: 1 }
    await keep(service, { staffId, place, values: { content: mother.name } }, room)
  }
  const { gone } = await service.db
    .transaction()
    .execute((db) => eraseCustomer({ ...service, db }, named(mother.mobile)))
  expect(gone.get('staff_kept')).toBe(theirs.length)
  const left = (await readKept(service, staffId)).map(({ place }) => place)
  expect(left.sort()).toEqual(others.sort())
})

test('who has no contact of their own is logged out too, and no family sees or is seen any more', async () => {
  await writeContacts(service.db, [contactRows(service.keys, owner)])
  const key = named(mother.idNumber).key
  await service.db.deleteFrom('person_contact').where('customer_key', '=', key).execute()
  const other = newVisitor(service, '198.51.100.77')
  await other.open()
  const session = await other.session()
  const customer = { holderKey: key, customerKey: key, name: mother.name }
  await logIn(service, session, 'phone', customer)
  await service.db
    .insertInto('person_delegation')
    .values({
      id: randomUUID(),
      giver_key: named(owner.idNumber).key,
      phone_key: named(mother.mobile).key,
      delegate_key: key,
      scopes: ['policies'],
      state: 'accepted',
      offered_at: service.clock.now(),
      accepted_at: service.clock.now(),
      ends_at: new Date('2027-11-20T00:00:00Z'),
      sealed: Buffer.of(1),
    })
    .execute()
  const { gone } = await service.db
    .transaction()
    .execute((db) => eraseCustomer({ ...service, db }, named(mother.idNumber)))
  expect(gone.get('person_delegation')).toBe(1)
  expect(await sessionCustomer(service, session)).toBeUndefined()
})
