import { addDevice } from '@ecenter/contract/person/devices.ts'
import { readOverview } from '@ecenter/contract/person/overview.ts'
import { beforeAll, expect, test } from 'vitest'
import { serviceOfTests } from '../../../test/service-of-tests.ts'
import { claimOn } from '../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../test/subjects/other-policies.ts'
import { newVisitor, type Visitor } from '../../../test/visitor.ts'
import { storeClaims } from '../../domains/claims/store/store-claims.ts'
import { contactRows, writeContacts } from '../../domains/person/store/person-contact.ts'
import { distribution } from '../../platform/database/distribution.ts'
import { customerNamed, type NamedCustomer } from './customer-key.ts'
import { countRows, openedRows, tablesOfCustomers } from './customer-rows.ts'
import { eraseCustomer } from './erase-customer.ts'

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
  const passedOver = spread.filter((table) => /_(door|lookup_key)$|^loose_file$/.test(table))
  const found: readonly string[] = await tablesOfCustomers(service)
  const missing = spread.filter((table) => !found.includes(table) && !passedOver.includes(table))
  // Of these the key is that of a code or a link, and says nothing of anybody.
  expect(missing).toEqual([])
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
    why: 'the core tells it: it goes when the core deletes it (POST /core/<kind>)',
  })
  expect(await visitor.ask(readOverview, {})).not.toMatchObject({ code: '1' })
  expect(await countRows(service, named(mother.idNumber).key)).toEqual(others)
  const again = await service.db
    .transaction()
    .execute((db) => eraseCustomer({ ...service, db }, named(owner.idNumber)))
  expect(again.gone.size).toBe(0)
})
