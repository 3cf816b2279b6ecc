import { beforeAll, describe, expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import {
  household,
  staff,
  storeInTown,
  town,
} from '../../../../test/subjects/policies/other-policies.ts'
import { policyCounts } from '../../customers/store/people-found.ts'
import { holderLookupKey } from '../../policies/store/other-lookup-keys.ts'
import { policyRefOf } from '../../policies/store/store-policies.ts'
import { isPhoneOnFile, peopleOnPhone } from './people-on-phone.ts'

describe.each(['together', 'spread'] as const)('where rows lie %s', (layout) => {
  const service = serviceOfTests({ demo: false, layout })
  const group = staff(town.company, [town.clerk, town.fitter])
  beforeAll(() => storeInTown(service, [group]))

  test('who has a share is on file and counted, until it is gone without its keys', async () => {
    const { mobile, idNumber } = town.clerk
    const holderKey = holderLookupKey(service.keys, idNumber)
    const asked = async () => ({
      isOnFile: await isPhoneOnFile(service, mobile),
      people: await peopleOnPhone(service, mobile),
      counts: [...(await policyCounts(service, [{ holderKey }])).values()],
    })
    const person = { idNumber, name: town.clerk.name, isOwnPhone: false }
    expect(await asked()).toEqual({ isOnFile: true, people: [person], counts: [1] })
    const { policy_id } = policyRefOf(service.keys, group)
    await service.db.deleteFrom('insured_person').where('policy_id', '=', policy_id).execute()
    expect(await asked()).toEqual({ isOnFile: false, people: [], counts: [] })
    expect(await isPhoneOnFile(service, town.company.mobile)).toBe(true)
  })

  test('a share that is gone hides no other policy of its person', async () => {
    const own = household(town.clerk)
    await storeInTown(service, [own])
    await service.db.deleteFrom('insured_person').execute()
    expect(await peopleOnPhone(service, town.clerk.mobile)).toMatchObject([
      { idNumber: town.clerk.idNumber },
    ])
  })

  test('a phone on very many policies is told on file by few of them', async () => {
    await storeInTown(
      service,
      Array.from({ length: 60 }, () => household(town.rider)),
    )
    let read = 0
    const db = service.db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        read += result.rows.length
        return result
      },
    })
    expect(await isPhoneOnFile({ ...service, db }, town.rider.mobile)).toBe(true)
    expect(read).toBeLessThan(30)
  })
})
