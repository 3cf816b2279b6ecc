import type { RequestOf } from '@ecenter/contract/call.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { productNames } from '@ecenter/contract/promotions/promoted-product.ts'
import {
  exportLeads,
  findLead,
  type LeadStatus,
  listLeads,
} from '@ecenter/contract/purchases/desk/leads-at-desk.ts'
import { Search } from 'lucide'
import { useDeskSession } from '../client/desk-session.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Checkbox } from '../kit/fields/CheckboxGroup.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { FindBar } from '../kit/lists/FindBar.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { DownloadButton } from '../shell/DownloadButton.tsx'
import { EmptyOfBranch } from '../shell/EmptyOfBranch.tsx'
import { IntakeLink } from '../shell/IntakeLink.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { go } from '../shell/location.ts'
import { leadIntakePath } from '../shell/shell-paths.ts'
import { LeadTable } from './LeadTable.tsx'
import { leadPath, moveMs } from './lead-paths.ts'
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
          <Toolbar
            actions={
              <>
                <ExportLeads request={{ status, ...rest }} />
                <IntakeLink path={leadIntakePath}>登记投保意向</IntakeLink>
              </>
            }
          >
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
                    <EmptyOfBranch title={emptyWords[status]}>
                      客户在投保页面留下联系方式后，会出现在这里。
                    </EmptyOfBranch>
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

interface ExportLeadsProps {
  readonly request: RequestOf<typeof exportLeads>
}

/** What is chosen as a file, for whoever may have it. */
function ExportLeads({ request }: ExportLeadsProps) {
  const me = useDeskSession(({ session }) => session.me)
  if (me === undefined || !isAllowed(exportLeads.access, me.roles)) return null
  return (
    <DownloadButton call={exportLeads} request={request} fileName="投保登记.csv">
      导出表格
    </DownloadButton>
  )
}

/** A customer on the phone tells the number of their wish, or theirs. */
function FindLead() {
  const form = useDeskForm(findLead, {
    initial: { number: '' },
    onAnswer: ({ leadId }) => go(leadPath, { id: leadId }),
  })
  return (
    <FindBar {...form.props} label="查找登记">
      <TextField label="登记编号或手机号" {...form.field('number')} />
      <Button type="submit" icon={Search} isBusy={form.isSending}>
        查找
      </Button>
    </FindBar>
  )
}
