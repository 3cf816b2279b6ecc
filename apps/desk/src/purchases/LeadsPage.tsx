import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import { type LeadStatus, listLeads } from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Checkbox } from '../kit/CheckboxGroup.tsx'
import { choicesOf } from '../kit/choice.ts'
import { EmptyState } from '../kit/EmptyState.tsx'
import { PagedPanel } from '../kit/PagedPanel.tsx'
import { PageStack } from '../kit/PageStack.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { Tabs } from '../kit/Tabs.tsx'
import { TextField } from '../kit/TextField.tsx'
import { Toolbar } from '../kit/Toolbar.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { ExportLeads } from './ExportLeads.tsx'
import { FindLead } from './FindLead.tsx'
import { LeadTable } from './LeadTable.tsx'
import { moveMs } from './lead-paths.ts'
import { statusNames } from './lead-words.ts'
import { useLeadFilter } from './use-lead-filter.ts'

const emptyWords: Readonly<Record<LeadStatus, string>> = {
  open: '没有等着联系的客户',
  called: '没有正在跟进的',
  closed: '还没有结束的',
}

/** Who wants to buy: of those who wait for a call the oldest in front. */
export function LeadsPage() {
  const { filter, choose } = useLeadFilter()
  const query = useDeskQuery(listLeads, filter, { everyMs: moveMs, keeps: 'page' })
  const counts = query.value?.counts
  const { status, page, ...rest } = filter
  return (
    <PageStack>
      <FindLead />
      <Tabs
        label="联系情况"
        tabs={[
          { name: 'open', title: statusNames.open, count: counts?.open },
          { name: 'called', title: statusNames.called, count: counts?.called },
          { name: 'closed', title: statusNames.closed },
        ]}
        chosen={status}
        onChoose={(name) => choose({ status: name })}
      >
        <PageStack>
          <Toolbar actions={<ExportLeads request={{ status, ...rest }} />}>
            <SelectField
              label="产品"
              name="product"
              choices={[{ value: 'all', label: '全部' }, ...choicesOf(productNames)]}
              value={filter.product ?? 'all'}
              onChange={(product) => choose({ product: product === 'all' ? undefined : product })}
            />
            <TextField
              label="登记日期从"
              name="from"
              type="date"
              value={filter.from}
              onChange={(from) => choose({ from: from || undefined })}
            />
            <TextField
              label="到"
              name="to"
              type="date"
              value={filter.to}
              onChange={(to) => choose({ to: to || undefined })}
            />
            <Checkbox
              label={`只看我联系的（${counts?.mine ?? '—'}）`}
              name="isMine"
              value={filter.isMine}
              onChange={(isMine) => choose({ isMine })}
            />
          </Toolbar>
          <Loaded query={query}>
            {({ leads, total }) => (
              <PagedPanel
                {...{ total, rowsPerPage }}
                page={page}
                onPage={(chosen) => choose({ page: chosen })}
                empty={
                  leads.length === 0 ? (
                    <EmptyState title={emptyWords[status]}>
                      客户在投保页面留下联系方式后，会出现在这里。
                    </EmptyState>
                  ) : undefined
                }
              >
                <LeadTable leads={leads} />
              </PagedPanel>
            )}
          </Loaded>
        </PageStack>
      </Tabs>
    </PageStack>
  )
}
