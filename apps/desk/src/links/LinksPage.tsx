import { linkForCaller } from '@ecenter/contract/customers/desk/intake.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { type LinkState, linkState, listLinks } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { is } from 'valibot'
import { useDeskSession } from '../client/desk-session.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Checkbox } from '../kit/fields/CheckboxGroup.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { IntakeLink } from '../shell/IntakeLink.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, usePlace } from '../shell/location.ts'
import { OfOwnBranch } from '../shell/OfOwnBranch.tsx'
import { linkIntakePath } from '../shell/shell-paths.ts'
import { FindLinks } from './FindLinks.tsx'
import { LinkTable } from './LinkTable.tsx'
import { linksPath } from './link-paths.ts'
import { stateNames } from './link-words.ts'

/** What customers do with links shows within this. */
const moveMs = 15_000

const emptyWords: Readonly<Record<LinkState, string>> = {
  open: '没有在等客户登记的链接',
  registered: '没有待打款的退款',
  paid: '还没有已打款的退款',
  failed: '没有打款失败的退款',
  expired: '没有过期的链接',
  revoked: '没有停用的链接',
}

/** Links by which customers say where a refund goes: sent, waited for, paid. */
export function LinksPage() {
  const { filter, choose } = useLinkFilter()
  const isSender = useDeskSession(({ session }) =>
    isAllowed(linkForCaller.access, session.me?.roles ?? []),
  )
  const query = useDeskQuery(listLinks, filter, { everyMs: moveMs, keeps: 'page' })
  const { state } = filter
  const counts: Partial<Record<LinkState, number>> = query.value?.counts ?? {}
  return (
    <PageStack>
      <FindLinks />
      <OfOwnBranch of="links" />
      <Tabs
        label="链接状态"
        tabs={linkState.options.map((name) => ({
          name,
          title: stateNames[name],
          count: counts[name],
        }))}
        chosen={state}
        onChoose={(name) => choose({ state: name })}
      >
        <PageStack>
          <Toolbar
            actions={isSender && <IntakeLink path={linkIntakePath}>发送收款链接</IntakeLink>}
          >
            <Checkbox
              label="只看我发的"
              name="isMine"
              value={filter.isMine}
              onChange={(isMine) => choose({ isMine })}
            />
          </Toolbar>
          <Loaded query={query}>
            {({ links, total }) => (
              <PagedPanel
                {...{ total, rowsPerPage }}
                page={filter.page}
                onPage={(page) => choose({ page })}
                empty={
                  links.length === 0 ? (
                    <EmptyState title={emptyWords[state]}>
                      客服发送的链接会出现在这里；客户登记收款账户后，转到“待打款”。
                    </EmptyState>
                  ) : undefined
                }
              >
                <LinkTable label="收款链接" links={links} />
              </PagedPanel>
            )}
          </Loaded>
        </PageStack>
      </Tabs>
    </PageStack>
  )
}

interface LinkFilter {
  readonly state: LinkState
  readonly isMine: boolean
  readonly page: number
}

/** The filter stands in the address, so that the way back from a link leads to the same list. */
function useLinkFilter() {
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
