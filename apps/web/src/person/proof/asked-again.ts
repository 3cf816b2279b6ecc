import { pageParameter } from '../../shell/location.ts'
import { type Again, proofHref } from './proof-href.ts'

/** Why a proof is asked for though one runs; undefined where one that runs will do. */
export function askedAgain(): Again | undefined {
  const again = pageParameter('again')
  return again === 'person' || again === 'code' ? again : undefined
}

/** The same proof by another fact than now: it leads to where this one would have. */
export function proofBy(by?: 'plate'): string {
  const href = proofHref(pageParameter('to') ?? '/me', askedAgain())
  return by === undefined ? href : `${href}&by=${by}`
}
