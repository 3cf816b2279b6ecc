import {
  listReturnClaims,
  readReturnClaim,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { expect, test } from 'vitest'
import { deskVisitor } from '../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../test/service-of-tests.ts'

const service = serviceOfTests()

test('the desk of the demo has returns to decide on, the first of them late, and some that were decided', async () => {
  const clerk = await deskVisitor(service, ['claims'])
  const open = (await clerk.get(listReturnClaims, { status: 'open' })).claims
  expect(open.map(({ isOverdue }) => isOverdue)).toEqual([true, false])
  for (const { claimId } of open) {
    expect(await clerk.get(readReturnClaim, { claimId })).toMatchObject({ version: 1 })
  }
  expect((await clerk.get(listReturnClaims, { status: 'accepted' })).total).toBe(1)
  const [refused] = (await clerk.get(listReturnClaims, { status: 'refused' })).claims
  expect(await clerk.get(readReturnClaim, { claimId: refused?.claimId ?? '' })).toMatchObject({
    refusalReason: expect.stringContaining('查不到寄回记录'),
  })
})
