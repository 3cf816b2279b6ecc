import { addClaimEvent } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { claimState, listClaims } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false })
/** The numbers of claims that stand so, as the clock of tests has it: 20 November 2026. */
const named: Record<string, string> = {}
beforeAll(async () => {
  await storeInTown(service, [home])
  const add = async (name: string, given: Parameters<typeof claimOn>[1]) => {
    const claim = claimOn(home, given)
    named[claim.registNo] = name
    return { claim, visit: await visitClaim(service, claim) }
  }
  const agreed = eventsOf('2026-11-10T02:00:00Z', 'agreed')
  await add('soon', { events: agreed, reportedAt: new Date('2026-11-01T01:00:00Z') })
  const late = await add('late', {
    reportedAt: new Date('2026-10-01T01:00:00Z'),
    damages: [{ name: '地板', remedy: '更换', amountFen: 500_001 }],
  })
  await add('over', { events: eventsOf('2026-11-10T02:00:00Z', 'agreed', 'paid') })
  await add('customer', {
    events: eventsOf('2026-11-19T02:00:00Z', 'documents-asked'),
    damages: [{ name: '地板', remedy: '更换', amountFen: 500_000 }],
  })
  const sent = await add('to-check', {
    ...{
      lossTypes: ['flight-delay'],
      reportedAt: new Date('2026-11-19T02:00:00Z'),
      events: eventsOf('2026-11-19T02:30:00Z', 'documents-asked'),
    },
  })
  await sent.visit.send(await photo())
  const large = await add('approval', {
    events: eventsOf('2026-11-18T02:00:00Z', 'survey', 'agreed'),
  })
  await storeBranches(
    service,
    [
      ['33000000', '浙江省分公司'],
      ['34000000', '安徽省分公司'],
      ['35000000', '福建省分公司'],
    ].map(([code = '', comName = '']) => ({
      ...{ comCode: code, areaCode: code, comName, address: '路', phone: '' },
    })),
  )
  await service.db.updateTable('claim').set({ area_code: '330106' }).execute()
  await service.db
    .updateTable('claim')
    .set({ area_code: '340102' })
    .where('id', '=', claimRef(service, late.claim).id)
    .execute()
  const maker = await deskVisitor(service, ['claims'])
  await maker.get(addClaimEvent, {
    ...{ claimId: claimRef(service, large.claim).id, version: 2, type: 'paid' },
    ...{ at: '2026-11-20T11:00', confirmed: true, amountFen: 9_000_000, reason: '结算单' },
  })
})

async function listed(asked: object) {
  const clerk = await deskVisitor(service, ['claims'])
  const answer = await clerk.get(listClaims, asked)
  return { ...answer, names: answer.claims.map(({ registNo }) => named[registNo]) }
}

test('claims stand in the order in which they are due, and what is over is none of them', async () => {
  const { names, counts, claims } = await listed({})
  expect(names).toEqual(['late', 'soon', 'approval', 'customer', 'to-check'])
  expect(counts).toEqual({
    ...{ all: 5, late: 1, soon: 1, 'to-check': 1, approval: 1, customer: 1 },
  })
  expect(claims[0]).toMatchObject({
    ...{ daysLeft: -20, promise: 'assess', step: 'report', maskedInsuredName: '沈**' },
  })
  expect(claims[3]).toMatchObject({ awaitsCustomer: true, step: 'documents' })
  expect(claims[3]?.dueOn).toBeUndefined()
})

test('each state leaves its claims, a step those that are at it', async () => {
  for (const state of claimState.options.filter((each) => each !== 'all'))
    expect((await listed({ state })).names).toEqual([state])
  expect((await listed({ step: 'documents' })).names).toEqual(['customer', 'to-check'])
  expect((await listed({ kind: 'car' })).names).toEqual([])
})

test('an amount and a branch leave the claims of it, and only branches with claims are named', async () => {
  const asNamed = async (asked: object) => (await listed(asked)).names
  expect(await asNamed({ amount: 'to-5000' })).toEqual(['customer'])
  expect(await asNamed({ amount: 'to-50000' })).toEqual(['late'])
  expect(await asNamed({ amount: 'above' })).toEqual([])
  expect(await asNamed({ amount: 'none' })).toEqual(['soon', 'approval', 'to-check'])
  const { branches, claims, counts } = await listed({ branch: '34000000' })
  expect(branches.map(({ name }) => name)).toEqual(['浙江省分公司', '安徽省分公司'])
  expect(claims).toMatchObject([{ amount: 500_001 }])
  expect(counts).toMatchObject({ all: 1, late: 1 })
  expect(await asNamed({ branch: '33000000', amount: 'to-5000' })).toEqual(['customer'])
  expect(await asNamed({ branch: '99' })).toEqual([])
})
