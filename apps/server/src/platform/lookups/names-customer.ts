import type { Keys } from '../keys/keys.ts'
import type { SessionCustomer } from '../session/session-customer.ts'
import type { Question } from './question.ts'

/**
 * Whether a question is about this customer: it names their ID number, their phone or their name, or, where
 * it names nobody, anybody's proof will do. Then no search runs for what somebody else may have.
 */
export function namesCustomer(
  keys: Pick<Keys, 'searchHash'>,
  { customerKey, mobile, name }: Pick<SessionCustomer, 'customerKey' | 'mobile' | 'name'>,
  { carriedBy = 'named', identities, targets, places = [] }: Named,
): boolean {
  if (carriedBy !== 'named') return carriedBy === 'anybody'
  const theirs = [
    customerKey,
    ...(mobile === undefined ? [] : [keys.searchHash('phone', mobile)]),
    ...(name === undefined ? [] : [keys.searchHash('insured-name', name)]),
  ]
  return [...identities, ...targets, ...places].some((fact) =>
    theirs.some((own) => own.equals(fact)),
  )
}

type Named = Pick<Question, 'identities' | 'targets' | 'places' | 'carriedBy'>
