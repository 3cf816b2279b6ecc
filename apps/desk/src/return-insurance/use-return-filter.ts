import {
  type ReturnStanding,
  returnStanding,
} from '@ecenter/contract/return-insurance/desk/returns-at-desk.ts'
import { is } from 'valibot'
import { goInstead, usePlace } from '../shell/location.ts'
import { returnsPath } from './return-paths.ts'

interface ReturnFilter {
  readonly standing: ReturnStanding
  readonly page: number
}

/** It stands in the address, so that the way back from a return leads to the same list. */
export function useReturnFilter() {
  const { standing, page } = usePlace().parameters
  const filter: ReturnFilter = {
    standing: is(returnStanding, standing) ? standing : 'open',
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  }

  function choose(chosen: Partial<ReturnFilter>) {
    const { standing, page } = { ...filter, page: 1, ...chosen }
    goInstead(returnsPath, { standing, page: page === 1 ? undefined : String(page) })
  }

  return { filter, choose }
}
