import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { ArrowLeft } from 'lucide'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageColumns, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { OfOwnBranch } from '../shell/OfOwnBranch.tsx'
import { PolicyCards } from './beside/PolicyCards.tsx'
import { useAskWhenProofEnds } from './beside/use-ask-when-proof-ends.ts'
import { CallPanel } from './CallPanel.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import { customerPath, searchPath } from './customer-paths.ts'
import { OnlyProvenPanel } from './OnlyProvenPanel.tsx'
import { PurposePanel } from './PurposePanel.tsx'
import { ThingTable } from './ThingTable.tsx'

/** One customer that this member of staff has found. */
export function CustomerPage() {
  const { id, page: asked } = usePlace().parameters
  const page = Math.max(1, Number.parseInt(asked ?? '1', 10) || 1)
  const query = useDeskQuery(
    readCustomer,
    id === undefined ? undefined : { customerId: id, page },
    {
      keeps: 'page',
    },
  )
  const { failed, ask } = query
  useAskWhenProofEnds(query.value, ask)
  const back = (
    <ButtonLink href={hrefOf(searchPath)} variant="text" icon={ArrowLeft}>
      返回查找
    </ButtonLink>
  )
  if (id === undefined) return <EmptyState title="请先查找一位客户" actions={back} />
  if (failed?.kind === 'rejected' && failed.field === 'purpose') {
    return <PurposePanel onChosen={ask} />
  }
  return (
    <PageStack>
      <div>{back}</div>
      <OfOwnBranch of="customers" />
      <Loaded query={query} lines={8}>
        {(customer) => (
          <PageStack>
            <PageColumns>
              <PageStack>
                <CustomerHead key={customer.customerId} customer={customer} />
                {customer.onlyProven && (
                  <OnlyProvenPanel
                    customerId={customer.customerId}
                    onlyProven={customer.onlyProven}
                    onChanged={ask}
                  />
                )}
                <Panel title={`待办（${customer.waiting.length}）`} isFlush>
                  {customer.waiting.length === 0 ? (
                    <EmptyState title="没有等着办的事" />
                  ) : (
                    <ThingTable label="待办" isBrief things={customer.waiting} />
                  )}
                </Panel>
                <PagedPanel
                  title={`保单（${customer.total}）`}
                  total={customer.total}
                  rowsPerPage={rowsPerPage}
                  page={page}
                  onPage={(next) => goInstead(customerPath, { id, page: String(next) })}
                  empty={
                    customer.policies.length === 0 ? <EmptyState title="没有保单" /> : undefined
                  }
                >
                  <PolicyCards isInset policies={customer.policies} />
                </PagedPanel>
              </PageStack>
              <CallPanel customer={customer} onChanged={ask} />
            </PageColumns>
            <Panel title="经过" isFlush>
              {customer.timeline.length === 0 ? (
                <EmptyState title="还没有理赔、订单或联系记录" />
              ) : (
                <ThingTable label="经过" things={customer.timeline} />
              )}
            </Panel>
            {customer.hasEarlier && <Callout>更早的没有全列出，请按号码查找。</Callout>}
          </PageStack>
        )}
      </Loaded>
    </PageStack>
  )
}
