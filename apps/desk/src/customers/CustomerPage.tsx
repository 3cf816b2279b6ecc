import { readCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { ArrowLeft } from 'lucide'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { CallPanel } from './CallPanel.tsx'
import { CustomerHead } from './CustomerHead.tsx'
import { customerPath, searchPath } from './customer-paths.ts'
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
  const back = (
    <ButtonLink href={hrefOf(searchPath)} variant="text" icon={ArrowLeft}>
      返回查找
    </ButtonLink>
  )
  if (id === undefined) return <EmptyState title="请先查找一位客户" actions={back} />
  if (failed?.kind === 'refused' && failed.field === 'purpose') {
    return <PurposePanel onChosen={ask} />
  }
  return (
    <PageStack>
      <div>{back}</div>
      <Loaded query={query} lines={8}>
        {(customer) => (
          <PageStack>
            <CustomerHead key={customer.customerId} customer={customer} />
            <CallPanel customer={customer} onChanged={ask} />
            <Panel title={`待办（${customer.waiting.length}）`} isFlush>
              {customer.waiting.length === 0 ? (
                <EmptyState title="没有等着办的事" />
              ) : (
                <ThingTable label="待办" things={customer.waiting} />
              )}
            </Panel>
            <PagedPanel
              title={`保单（${customer.total}）`}
              total={customer.total}
              rowsPerPage={rowsPerPage}
              page={page}
              onPage={(next) => goInstead(customerPath, { id, page: String(next) })}
              empty={customer.policies.length === 0 ? <EmptyState title="没有保单" /> : undefined}
            >
              <ThingTable label="保单" things={customer.policies} />
            </PagedPanel>
            <Panel title="经过" isFlush>
              {customer.timeline.length === 0 ? (
                <EmptyState title="还没有理赔、订单或联系记录" />
              ) : (
                <ThingTable label="经过" things={customer.timeline} />
              )}
            </Panel>
          </PageStack>
        )}
      </Loaded>
    </PageStack>
  )
}
