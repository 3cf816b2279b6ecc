import { changeStaff, settleStaffRequest } from '@ecenter/contract/staff/desk/staff-at-desk.ts'
import type { InferInput } from 'valibot'
import { deskVisitor } from './desk-visitor.ts'
import type { TestService } from './test-services.ts'

type Desk = Pick<Awaited<ReturnType<typeof deskVisitor>>, 'get' | 'staff'>
type Change = InferInput<typeof changeStaff.request>['change']

/** A change of somebody's rights as two supervisors make it: one asks, and `second`, who sees a first password, confirms. */
export async function changeByTwo(
  service: TestService,
  staffId: string,
  change: Change,
  second?: Desk,
) {
  const confirming = second ?? (await deskVisitor(service, ['supervisor']))
  const asking = await deskVisitor(service, ['supervisor'])
  const asked = await asking.get(changeStaff, { staffId, change })
  if (asked.member.awaited === undefined) return asked
  return confirming.get(settleStaffRequest, {
    staffId,
    askedAt: asked.member.awaited.at,
    verdict: 'confirm',
  })
}
