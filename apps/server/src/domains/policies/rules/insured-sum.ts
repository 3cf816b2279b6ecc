import type { Coverage, Policy } from '../store/policy.ts'

/** What policies insure at most, as far as they say it in figures. */
export interface InsuredSum {
  /** All limits, for each insured person or seat: nothing that is insured is above it, but for `unknown`. */
  readonly knownFen: number
  /** Covers that limit their money in words alone: by how much they raise it is not known. */
  readonly unknown: readonly string[]
}

type Cover = Pick<Coverage, 'code' | 'name' | 'note' | 'limitFen'>

interface Insuring {
  readonly policy: Pick<Policy, 'insuredCount' | 'vehicle'>
  readonly covers: readonly Cover[]
}

/** Help that comes with a policy, of a car or a home: without a sum, so often a year. */
export function isService({ code, limitFen }: Pick<Cover, 'code' | 'limitFen'>): boolean {
  return /^J?S\d+$/.test(code) && limitFen === undefined
}

/** A service pays nothing. An allowance by the day, and what is by the seat of a car that is not told, stay unknown. */
export function insuredSum(all: readonly Insuring[]): InsuredSum {
  const covers = all.flatMap(({ policy, covers }) =>
    covers
      .filter((cover) => !isService(cover))
      .map((cover) => ({ name: cover.name, fen: mostOf(cover, policy) })),
  )
  return {
    knownFen: covers.reduce((sum, { fen = 0 }) => sum + fen, 0),
    unknown: covers.flatMap(({ name, fen }) => (fen === undefined ? [name] : [])),
  }
}

function mostOf({ note, limitFen }: Cover, { insuredCount, vehicle }: Insuring['policy']) {
  const isBySeat = note?.includes('每座') === true
  const times = isBySeat ? vehicle?.seats : insuredCount
  return limitFen === undefined || times === undefined ? undefined : limitFen * times
}
