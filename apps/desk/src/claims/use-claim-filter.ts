import { type ClaimFilter, claimFilter } from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { parse, safeParse } from 'valibot'
import { goInstead, usePlace } from '../shell/location.ts'
import { claimsPath } from '../shell/shell-paths.ts'
import type { ViewValues } from '../shell/views/SavedViews.tsx'

type Chosen = { readonly [Name in keyof ClaimFilter]?: string | undefined }

/** The filter stands in the address, so that the way back from a claim leads to the same list. */
export function useClaimFilter() {
  const { page: pageText = '1', ...parameters } = usePlace().parameters
  const read = safeParse(claimFilter, parameters)
  const filter = read.success ? read.output : parse(claimFilter, {})
  const page = Math.max(1, Number.parseInt(pageText, 10) || 1)

  function turnTo(wanted: number, { state, step, kind, branch, amount }: Chosen = filter) {
    goInstead(claimsPath, {
      state: state === 'all' ? undefined : state,
      // One that is taken out is none, not an empty one.
      step: step || undefined,
      kind: kind || undefined,
      branch: branch || undefined,
      amount: amount || undefined,
      page: wanted === 1 ? undefined : String(wanted),
    })
  }

  return {
    filter,
    page,
    turnTo,
    /** Another list begins at its first page. */
    choose: (chosen: Chosen) => turnTo(1, { ...filter, ...chosen }),
    /** Another view has none of the conditions of this one. */
    take: (values: ViewValues) => turnTo(1, parse(claimFilter, values)),
  }
}
