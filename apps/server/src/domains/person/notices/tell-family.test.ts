import { endFamily, listFamily } from '@ecenter/contract/person/family.ts'
import { endProof } from '@ecenter/contract/person/proof.ts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { accept, arrivedAs, offer } from '../../../../test/subjects/family.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import type { Visitor } from '../../../../test/visitor.ts'
import { endOverdue } from '../store/change-delegation.ts'
import { contactRows, writeContacts } from '../store/person-contact.ts'
import { purgeDelegations } from '../store/unnotified-ends.ts'
import { remindOfFamily, tellFamilyEnds } from './tell-family.ts'

const daySeconds = 86_400
const service = serviceOfTests({ demo: false })
const { owner, wife } = town

let giver: Visitor
let delegate: Visitor
beforeAll(async () => {
  await storeInTown(service, [household(owner), household(wife)])
})
beforeEach(async () => {
  await service.db.deleteFrom('person_delegation').execute()
  for (const each of [owner, wife]) {
    await writeContacts(service.db, [contactRows(service.keys, each)])
  }
  await service.passTime(25 * 3600)
  giver = await arrivedAs(service, owner)
  delegate = await arrivedAs(service, wife)
  const scopes = ['policies', 'claims'] as const
  await offer(service, giver, { name: '小江', mobile: wife.mobile, scopes })
})

/** Who is told what while something runs twice, as two processes run it. */
async function told(run: () => Promise<void>): Promise<[string, string][]> {
  const before = (await service.outbox.messages()).length
  await Promise.all([run(), run()])
  await run()
  const messages = await service.outbox.messages()
  return messages
    .slice(0, messages.length - before)
    .map(({ to, text }): [string, string] => [to, text])
    .toSorted(([one], [other]) => one.localeCompare(other))
}

const ends = () => tellFamilyEnds(service)
const toGiver = [owner.mobile, expect.stringContaining('“小江”不能再查看您的保障和理赔')]
const toDelegate = [wife.mobile, expect.stringContaining('您不能再查看沈**的保障和理赔')]

async function endedBy(visitor: Visitor): Promise<void> {
  const { given, received } = await visitor.get(listFamily, {})
  await visitor.get(endFamily, { handle: [...given, ...received][0]?.handle ?? '' })
}

test('the giver is reminded each month, once, and not before', async () => {
  await accept(delegate)
  const remind = () => remindOfFamily(service)
  await service.passTime(29 * daySeconds)
  expect(await told(remind)).toEqual([])
  for (const _month of [1, 2]) {
    await service.passTime(daySeconds)
    expect(await told(remind)).toEqual([
      [
        owner.mobile,
        expect.stringContaining('“小江”（133****0566）现在可以查看您的保障、理赔进度'),
      ],
    ])
    await service.passTime(29 * daySeconds)
    expect(await told(remind)).toEqual([])
  }
})

test('nobody is reminded of an offer, or of what has ended', async () => {
  await service.passTime(5 * daySeconds)
  const remind = () => remindOfFamily(service)
  delegate = await arrivedAs(service, wife)
  await accept(delegate)
  await endedBy(delegate)
  await service.passTime(31 * daySeconds)
  expect(await told(remind)).toEqual([])
})

test('who did not end it is told, once', async () => {
  await accept(delegate)
  await endedBy(giver)
  expect(await told(ends)).toEqual([toDelegate])
  await offer(service, giver, { name: '小江', mobile: wife.mobile, scopes: ['claims'] })
  await accept(delegate)
  await endedBy(delegate)
  expect(await told(ends)).toEqual([toGiver])
})

test('where everything was locked, the phone is another one, or the year is over, both are told', async () => {
  await accept(delegate)
  await giver.get(endProof, { scope: 'everywhere' })
  expect(await told(ends)).toEqual([toGiver, toDelegate])

  giver = await arrivedAs(service, owner)
  await offer(service, giver, { name: '小江', mobile: wife.mobile, scopes: ['claims'] })
  await accept(delegate)
  const moved = { ...owner, mobile: '13300009512' }
  await writeContacts(service.db, [contactRows(service.keys, moved)])
  expect(await told(ends)).toEqual([toDelegate, [moved.mobile, toGiver[1]]])
})

test('the end of a year is written down and told to both', async () => {
  await accept(delegate)
  await service.passTime(365 * daySeconds)
  const over = async () => {
    await endOverdue(service)
    await ends()
  }
  expect(await told(over)).toEqual([toGiver, toDelegate])
})

test('of an offer a refusal is told; one taken back or forgotten is not', async () => {
  await endedBy(delegate)
  expect(await told(ends)).toEqual([toGiver])
  await offer(service, giver, { name: '小江', mobile: wife.mobile, scopes: ['claims'] })
  await endedBy(giver)
  expect(await told(ends)).toEqual([])
  await offer(service, giver, { name: '小江', mobile: wife.mobile, scopes: ['claims'] })
  await service.passTime(8 * daySeconds)
  await endOverdue(service)
  expect(await told(ends)).toEqual([])
})

test('what ended is kept for the log of who looked, and removed after three years', async () => {
  await endedBy(giver)
  const kept = async () => {
    await purgeDelegations(service.db, service.clock)
    return (await service.db.selectFrom('person_delegation').select('id').execute()).length
  }
  await service.passTime(3 * 365 * daySeconds)
  expect(await kept()).toBe(1)
  await service.passTime(4 * daySeconds)
  expect(await kept()).toBe(0)
})
