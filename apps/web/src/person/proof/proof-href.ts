import { pageParameter } from '../../shell/location.ts'

/**
 * What a proof that runs does not do for. `person`: it may have opened a car or a policy alone; `code`: a code and a
 * fact have to be given just now, and no passkey stands for them.
 */
type Again = 'person' | 'code'

/** To the proof and back to a page. */
export function proofHref(to: string, again?: Again): string {
  return hrefOf({ again, to })
}

/** Why a proof is asked for though one runs; undefined where one that runs will do. */
export function askedAgain(): Again | undefined {
  const again = pageParameter('again')
  return again === 'person' || again === 'code' ? again : undefined
}

/** The same proof by something else than now: it leads to where this one would have. */
export function proofBy(by?: 'plate'): string {
  return hrefOf({ by, again: askedAgain(), to: pageParameter('to') })
}

function hrefOf(parameters: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const text = new URLSearchParams(given).toString()
  return text === '' ? '#/proof' : `#/proof?${text}`
}
