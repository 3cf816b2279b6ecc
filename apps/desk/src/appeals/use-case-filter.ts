import { type AppealKind, appealKind } from '@ecenter/contract/appeals/appeal.ts'
import { type CaseStand, caseStand } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { is } from 'valibot'
import { goInstead, usePlace } from '../shell/location.ts'
import { casesPath } from './case-paths.ts'

interface CaseFilter {
  readonly stand: CaseStand
  readonly kind: AppealKind | undefined
  readonly isMine: boolean
  readonly page: number
}

/** The filter stands in the address, so that the way back from a case leads to the same list. */
export function useCaseFilter() {
  const { parameters } = usePlace()
  const { stand, kind, mine, page } = parameters
  const filter: CaseFilter = {
    stand: is(caseStand, stand) ? stand : 'open',
    kind: is(appealKind, kind) ? kind : undefined,
    isMine: mine === '1',
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  }

  function choose(chosen: Partial<CaseFilter>) {
    const { stand, kind, isMine, page } = { ...filter, page: 1, ...chosen }
    goInstead(casesPath, {
      stand,
      kind,
      mine: isMine ? '1' : undefined,
      page: page === 1 ? undefined : String(page),
    })
  }

  return { filter, choose }
}
