import { setTimeout as delay } from 'node:timers/promises'
import { findCarPolicies } from '@ecenter/contract/policies/find-car-policy.ts'
import { people } from '../../apps/server/src/demo/people.ts'
import { type Customer, newCustomer } from './customer.ts'
import { startOver } from './persist.ts'

const car = { licenseNo: '京A8K621', identifyNumber: people.main.idNumber }

/** Finds a car's policies again and again; answers how often. */
export async function lookUp(origin: string, isOver: () => boolean): Promise<number> {
  let customer: Customer | undefined
  let found = 0
  while (!isOver()) {
    await startOver(async () => {
      customer ??= await newCustomer(origin)
      const verificationCode = await customer.readImageCode('carPolicyQuery')
      const { policyInfoList } = await customer.ask(findCarPolicies, { ...car, verificationCode })
      if (policyInfoList.length === 0) throw new Error('nothing was found')
    })
    found += 1
    await delay(300)
  }
  return found
}
