import { type LinkState, linkState } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { is } from 'valibot'
import { goInstead, usePlace } from '../shell/location.ts'
import { linksPath } from './link-paths.ts'

interface LinkFilter {
  readonly state: LinkState
  readonly isMine: boolean
  readonly page: number
}

/** The filter stands in the address, so that the way back from a link leads to the same list. */
export function useLinkFilter() {
  const { state, mine, page } = usePlace().parameters
  const filter: LinkFilter = {
    state: is(linkState, state) ? state : 'registered',
    isMine: mine === '1',
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  }

  function choose(chosen: Partial<LinkFilter>) {
    const { state, isMine, page } = { ...filter, page: 1, ...chosen }
    goInstead(linksPath, {
      state,
      mine: isMine ? '1' : undefined,
      page: page === 1 ? undefined : String(page),
    })
  }

  return { filter, choose }
}
