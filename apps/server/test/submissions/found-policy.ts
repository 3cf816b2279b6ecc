import { cars } from '../../src/demo/cars.ts'
import { people } from '../../src/demo/people.ts'
import type { CarFacts, Visitor } from '../visitor.ts'

const main = { car: cars.main, person: people.main }

type Action = 'open-policy' | 'email-policy' | 'correct-plate'

/** The handle of a policy that the visitor has looked up. */
export async function foundPolicy(visitor: Visitor, facts: CarFacts = main): Promise<string> {
  const rows = await visitor.lookUp(facts)
  return rows.find(({ kind }) => kind === 'commercial')?.handle ?? ''
}

/** The same, of a policy with which the visitor may now do that. */
export async function provenPolicy(
  visitor: Visitor,
  action: Action,
  facts?: CarFacts,
): Promise<string> {
  const handle = await foundPolicy(visitor, facts)
  await visitor.proveOnFile(handle, action)
  return handle
}
