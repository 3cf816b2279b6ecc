import type { Reading } from '../../../platform/database/connections/connection-within.ts'
import type { Grant } from '../../../platform/grants/grant.ts'
import type { PolicyStore } from '../store/policy.repository.ts'
import { readPoliciesOfCar } from '../store/policy.repository.ts'
import type { Policy } from '../store/policy.ts'

/**
 * The policies of one car that run beside the granted one, itself first. A policy that has another
 * phone on file was not proven, and stays out.
 */
export async function policiesRunningTogether(
  store: PolicyStore & Reading,
  grant: Pick<Grant, 'object'>,
): Promise<Policy[]> {
  return policiesBeside(
    store,
    grant,
    (one, asked) => !isAccident(one, asked) && overlap(one, asked),
  )
}

/**
 * The same with the accident covers (驾乘险) that run beside it: a car without a plate is found by
 * this number alone, so they have no search of their own.
 */
export async function policiesOfNewCar(
  store: PolicyStore & Reading,
  grant: Pick<Grant, 'object'>,
): Promise<Policy[]> {
  return policiesBeside(store, grant, overlap)
}

/**
 * Earlier terms of the granted policy's car, the newest first. Where no more than a phone was proven, those with
 * another phone on file stay out.
 */
export async function earlierTermsOf(
  store: PolicyStore & Reading,
  grant: Pick<Grant, 'object'>,
  { isPhoneAlone }: { readonly isPhoneAlone: boolean },
): Promise<Policy[]> {
  const ofCar = await readPoliciesOfCar(store, grant)
  const asked = ofCar.find(({ ref }) => ref.id === grant.object.id)
  if (asked === undefined) return []
  return ofCar.filter(
    (policy) => policy.endsOn < asked.startsOn && (!isPhoneAlone || samePhone(policy, asked)),
  )
}

async function policiesBeside(
  store: PolicyStore & Reading,
  grant: Pick<Grant, 'object'>,
  isBeside: (one: Policy, asked: Policy) => boolean,
): Promise<Policy[]> {
  const ofCar = await readPoliciesOfCar(store, grant)
  const asked = ofCar.find(({ ref }) => ref.id === grant.object.id)
  if (asked === undefined) return []
  const beside = ofCar.filter(
    (policy) => policy !== asked && isBeside(policy, asked) && samePhone(policy, asked),
  )
  return [asked, ...beside]
}

/** An accident cover has a term of its own, so its details show by themselves. */
function isAccident(...policies: readonly Policy[]): boolean {
  return policies.some(({ kind }) => kind === 'accident')
}

function overlap(one: Policy, other: Policy): boolean {
  return one.startsOn <= other.endsOn && other.startsOn <= one.endsOn
}

function samePhone(one: Policy, other: Policy): boolean {
  return one.phoneKey?.equals(other.phoneKey ?? Buffer.of()) ?? false
}
