import { revealInsured } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { beforeAll, expect, test } from 'vitest'
import { deskVisitor } from '../../../../test/desk-visitor.ts'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { visitClaim } from '../../../../test/subjects/claim-visit.ts'
import { claimOn } from '../../../../test/subjects/claims.ts'
import { household, storeInTown, town } from '../../../../test/subjects/policies/other-policies.ts'
import { setBranch } from '../../../platform/staff/change-staff-record.ts'
import { accessWordOf } from '../../person/rules/access-words.ts'
import { readLooks } from '../../person/store/access-log.ts'
import { storeBranches } from '../../places/store/branch.repository.ts'
import { personKey } from '../../policies/store/other-lookup-keys.ts'

const home = household(town.owner)
const service = serviceOfTests({ demo: false, env: { REVEALS_A_DAY_BY_HANDLER: '2' } })
let claimId: string
beforeAll(async () => {
  await storeInTown(service, [home])
  claimId = (await visitClaim(service, claimOn(home))).ref.id
})

function traces() {
  return service.db
    .selectFrom('audit_entry')
    .select(['staff_id', 'object_id', 'outcome'])
    .where('event', '=', 'claim-insured-revealed')
    .execute()
}

test('the name and the tail of the number come with a trace each time, so many times a day', async () => {
  const clerk = await deskVisitor(service, ['claims'])
  const shown = { name: town.owner.name, idTail: town.owner.idNumber.slice(-4) }
  const trace = { staff_id: clerk.staff.id, object_id: claimId, outcome: 'shown' }
  expect(await clerk.get(revealInsured, { claimId })).toEqual(shown)
  expect(await traces()).toEqual([trace])
  expect(await clerk.get(revealInsured, { claimId })).toEqual(shown)
  expect(await clerk.ask(revealInsured, { claimId })).toMatchObject({
    code: resultCodes.tooManyLookups,
    message: expect.stringContaining('（2 次）'),
  })
  expect(await traces()).toEqual([trace, trace])

  const { looks } = await readLooks(service, personKey(service.keys, town.owner.idNumber))
  expect(looks.map(({ event, outcome, staff }) => [accessWordOf(event, outcome), staff])).toEqual(
    Array(2).fill(['核对理赔材料时查看您的姓名和证件号后四位', '理赔与申诉（总部）']),
  )
})

test('another branch is shown nobody, and leaves no trace of it', async () => {
  await storeBranches(service, [
    {
      ...{ comCode: '34000000', comName: '安徽省分公司', areaCode: '34000000' },
      ...{ address: '路 1 号', phone: '' },
    },
  ])
  await service.db.updateTable('claim').set({ area_code: '330106' }).execute()
  const before = await traces()
  const elsewhere = await deskVisitor(service, ['claims'])
  await setBranch(service, elsewhere.staff.id, { branch: '34000000' })
  expect(await elsewhere.ask(revealInsured, { claimId })).toMatchObject({ code: '1007' })
  expect(await traces()).toEqual(before)
})
