import { findCase, listCases } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import type { CaseStand } from '@ecenter/contract/appeals/desk/case-filter.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { caseForm } from '@ecenter/contract/rules/case-number.ts'
import { numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { Search } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { FindBar } from '../kit/lists/FindBar.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { EmptyOfBranch } from '../shell/EmptyOfBranch.tsx'
import { ExportCases } from '../shell/ExportCases.tsx'
import { IntakeLink } from '../shell/IntakeLink.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { go } from '../shell/location.ts'
import { caseIntakePath } from '../shell/shell-paths.ts'
import { SavedViews } from '../shell/views/SavedViews.tsx'
import { CaseFilterBar } from './CaseFilterBar.tsx'
import { CaseTable } from './CaseTable.tsx'
import { casePath, moveMs } from './case-paths.ts'
import { isCaseView, useCaseFilter } from './use-case-filter.ts'

const emptyWords: Readonly<Record<CaseStand, string>> = {
  open: '没有待办的申诉和投诉',
  unassigned: '没有无人办理的',
  'due-soon': '三天内没有到期的',
  overdue: '没有超期的',
  letter: '没有等主管审的答复',
  closed: '还没有办结的',
}

/** The registry of objections and complaints, what is due first in front. */
export function CasesPage() {
  const list = useCaseFilter()
  const { filter, isMine, page } = list
  const query = useDeskQuery(
    listCases,
    { ...filter, isMine, page },
    { everyMs: moveMs, keeps: 'page' },
  )
  const counts = query.value?.counts
  return (
    <PageStack>
      <FindCase />
      <SavedViews list="cases" values={list.values} isKnown={isCaseView} onChoose={list.take} />
      <Tabs
        label="办理情况"
        tabs={[
          { name: 'open', title: '待办', count: counts?.open },
          { name: 'unassigned', title: '没有人办', count: counts?.unassigned },
          { name: 'due-soon', title: '即将到期', count: counts?.dueSoon },
          { name: 'overdue', title: '已超期', count: counts?.overdue },
          { name: 'letter', title: '等主管审', count: counts?.letter },
          { name: 'closed', title: '已办结' },
        ]}
        chosen={filter.stand}
        onChoose={(stand) => list.choose({ stand })}
      >
        <PageStack>
          <CaseFilterBar
            list={list}
            areas={query.value?.areas ?? []}
            mine={counts?.mine}
            actions={
              <>
                <ExportCases request={{ ...filter, isMine }}>导出表格</ExportCases>
                <IntakeLink path={caseIntakePath}>登记投诉或异议</IntakeLink>
              </>
            }
          />
          <Loaded query={query}>
            {({ cases, total }) => (
              <PagedPanel
                {...{ total, rowsPerPage, page }}
                onPage={list.turnTo}
                empty={
                  cases.length === 0 ? (
                    <EmptyOfBranch title={emptyWords[filter.stand]}>
                      客户提交的异议和投诉会出现在这里，先到期的排在前面。
                    </EmptyOfBranch>
                  ) : undefined
                }
              >
                <CaseTable cases={cases} />
              </PagedPanel>
            )}
          </Loaded>
        </PageStack>
      </Tabs>
    </PageStack>
  )
}

/** A customer on the phone tells the number of their case. */
function FindCase() {
  const form = useDeskForm(findCase, {
    initial: { caseNo: '' },
    onAnswer: ({ caseId }) => go(casePath, { id: caseId }),
  })
  return (
    <FindBar {...form.props} label="按编号查找">
      <TextField
        label="受理编号"
        placeholder={numberHint(caseForm(), '在提交成功的页面上')}
        {...form.field('caseNo')}
      />
      <Button type="submit" icon={Search} isBusy={form.isSending}>
        查找
      </Button>
    </FindBar>
  )
}
