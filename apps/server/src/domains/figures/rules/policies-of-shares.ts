import type { Team } from '../../../platform/staff/teams.ts'
import { areaPrefix } from '../../places/rules/areas.ts'
import { type Sums, together } from './measure-values.ts'

type Shares = ReadonlyMap<string, Sums>

const stock = 'in-force'

/**
 * Complaints by branch with its policies. A rate is of an area and of all inside it, as where the report is narrowed to
 * the branch: a case may name a whole city whose policies name parts of it. Complaints that know no branch are told by
 * none: the policies that know none are others.
 */
export function byBranch(shares: Shares): Shares {
  return new Map(
    [...shares].map(([key, sums]) => {
      if (key === '') return [key, withoutPolicies(sums)] as const
      const inside = together(
        new Map([...shares].filter(([area]) => area.startsWith(areaPrefix(key)))),
      )
      const [policies, rated] = [inside.get(stock), inside.get('complaints')]
      const more = [policies && ([stock, policies] as const), rated && (['rated', rated] as const)]
      return [key, new Map([...sums, ...more.filter((each) => each !== undefined)])] as const
    }),
  )
}

/** What is of a branch for sure: of this alone may staff of a branch be told a rate. */
export function ofBranches(shares: Shares): Sums {
  return together(new Map([...shares].filter(([key]) => key !== '')))
}

/** Complaints by who handles them, put together by team, with the policies of the branch that each team works for. */
export function byTeam(shares: Shares, branches: Shares, teams: ReadonlyMap<string, Team>): Shares {
  const found = new Map<string, { within: Team['within'] | null; members: Map<string, Sums> }>()
  for (const [staffId, sums] of shares) {
    const team = teams.get(staffId)
    const key = team?.key ?? ''
    const one = found.get(key) ?? { within: team ? team.within : null, members: new Map() }
    found.set(key, one)
    one.members.set(staffId, withoutPolicies(sums))
  }
  return new Map(
    [...found].map(([key, { within, members }]) => {
      const sums = together(members)
      return [key, within === null ? sums : withPolicies(sums, branches, within)] as const
    }),
  )
}

/** The head office's teams work for all that the report is about. */
function withPolicies(sums: Sums, branches: Shares, within: Team['within']): Sums {
  const own = [...branches].filter(([area]) => within === undefined || area.startsWith(within))
  const policies = together(new Map(own)).get(stock)
  return policies === undefined ? sums : new Map([...sums, [stock, policies]])
}

function withoutPolicies(sums: Sums): Sums {
  return new Map([...sums].filter(([measure]) => measure !== stock))
}
