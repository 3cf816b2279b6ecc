import { addClaimEvent } from '@ecenter/contract/claims/desk/claims-at-desk.ts'
import { claimState, listClaims } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn, claimRef, eventsOf } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { photo } from '../../../../test/subjects/sample-files.ts'

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
  await add('late', { reportedAt: new Date('2026-10-01T01:00:00Z') })
  await add('over', { events: eventsOf('2026-11-10T02:00:00Z', 'agreed', 'paid') })
  await add('customer', { events: eventsOf('2026-11-19T02:00:00Z', 'documents-asked') })
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
