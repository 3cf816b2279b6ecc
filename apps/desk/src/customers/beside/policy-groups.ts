import type { CustomerThing } from '@ecenter/contract/customers/desk/customer-thing.ts'

export interface PolicyGroup {
  readonly key: string
  readonly isCar: boolean
  /** Masked until proven. */
  readonly plate: string | undefined
  readonly policies: readonly CustomerThing[]
}

/** Both policies of a car together, in the order in which they came; what is of no car stands last. */
export function policyGroups(policies: readonly CustomerThing[]): PolicyGroup[] {
  const cars = new Map<string, CustomerThing[]>()
  for (const policy of policies) {
    if (policy.carId === undefined) continue
    cars.set(policy.carId, [...(cars.get(policy.carId) ?? []), policy])
  }
  const others = policies.filter(({ carId }) => carId === undefined)
  const groups = [...cars].map(([key, ofCar]) => ({
    key,
    isCar: true,
    // The first is the one that runs: a plate that was changed since stands on it alone.
    plate: ofCar.find(({ plate }) => plate !== undefined)?.plate,
    policies: ofCar,
  }))
  if (others.length === 0) return groups
  return [...groups, { key: 'others', isCar: false, plate: undefined, policies: others }]
}
