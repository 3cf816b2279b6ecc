import { type AppealKind, appealKind } from '@ecenter/contract/appeals/appeal.ts'
import {
  type CaseCause,
  type CaseChannel,
  caseCause,
  caseCauseNames,
  caseChannel,
  caseChannelNames,
} from '@ecenter/contract/appeals/case-facts.ts'
import {
  type CaseStand,
  caseStand,
  findCase,
  listCases,
} from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { caseForm } from '@ecenter/contract/rules/case-number.ts'
import { numberHint } from '@ecenter/contract/rules/number-forms.ts'
import { Plus, Search } from 'lucide'
import { is } from 'valibot'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Checkbox } from '../kit/fields/CheckboxGroup.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { FindBar } from '../kit/lists/FindBar.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { go, goInstead, hrefOf, usePlace } from '../shell/location.ts'
import { caseIntakePath } from '../shell/shell-paths.ts'
import { CaseTable } from './CaseTable.tsx'
import { casePath, casesPath, moveMs } from './case-paths.ts'
import { kindNames } from './case-words.ts'

const emptyWords: Readonly<Record<CaseStand, string>> = {
  open: '没有待办的申诉和投诉',
  'due-soon': '三天内没有到期的',
  overdue: '没有超期的',
  closed: '还没有办结的',
}

/** Objections and complaints, what is due first in front. */
export function CasesPage() {
  const { filter, choose } = useCaseFilter()
  const query = useDeskQuery(listCases, filter, { everyMs: moveMs, keeps: 'page' })
  const counts = query.value?.counts
  const { stand } = filter
  return (
    <PageStack>
      <FindCase />
      <div>
        <ButtonLink href={hrefOf(caseIntakePath)} icon={Plus}>
          登记投诉或异议
        </ButtonLink>
      </div>
      <Tabs
        label="办理情况"
        tabs={[
          { name: 'open', title: '待办', count: counts?.open },
          { name: 'due-soon', title: '即将到期', count: counts?.dueSoon },
          { name: 'overdue', title: '已超期', count: counts?.overdue },
          { name: 'closed', title: '已办结' },
        ]}
        chosen={stand}
        onChoose={(name) => choose({ stand: name })}
      >
        <PageStack>
          <Toolbar>
            <SelectField
              label="类型"
              name="kind"
              choices={[{ value: 'all', label: '全部' }, ...choicesOf(kindNames)]}
              value={filter.kind ?? 'all'}
              onChange={(kind) => choose({ kind: kind === 'all' ? undefined : kind })}
            />
            <SelectField
              label="来源"
              name="channel"
              choices={[{ value: 'all', label: '全部' }, ...choicesOf(caseChannelNames)]}
              value={filter.channel ?? 'all'}
              onChange={(channel) => choose({ channel: channel === 'all' ? undefined : channel })}
            />
            <SelectField
              label="原因"
              name="cause"
              choices={[{ value: 'all', label: '全部' }, ...choicesOf(caseCauseNames)]}
              value={filter.cause ?? 'all'}
              onChange={(cause) => choose({ cause: cause === 'all' ? undefined : cause })}
            />
            <Checkbox
              label={`只看我办理的（${counts?.mine ?? '—'}）`}
              name="isMine"
              value={filter.isMine}
              onChange={(isMine) => choose({ isMine })}
            />
          </Toolbar>
          <Loaded query={query}>
            {({ cases, total }) => (
              <PagedPanel
                {...{ total, rowsPerPage }}
                page={filter.page}
                onPage={(page) => choose({ page })}
                empty={
                  cases.length === 0 ? (
                    <EmptyState title={emptyWords[stand]}>
                      客户提交的异议和投诉会出现在这里，先到期的排在前面。
                    </EmptyState>
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

interface CaseFilter {
  readonly stand: CaseStand
  readonly kind: AppealKind | undefined
  readonly channel: CaseChannel | undefined
  readonly cause: CaseCause | undefined
  readonly isMine: boolean
  readonly page: number
}

/** The filter stands in the address, so that the way back from a case leads to the same list. */
function useCaseFilter() {
  const { parameters } = usePlace()
  const { stand, kind, channel, cause, mine, page } = parameters
  const filter: CaseFilter = {
    stand: is(caseStand, stand) ? stand : 'open',
    kind: is(appealKind, kind) ? kind : undefined,
    channel: is(caseChannel, channel) ? channel : undefined,
    cause: is(caseCause, cause) ? cause : undefined,
    isMine: mine === '1',
    page: Math.max(1, Number.parseInt(page ?? '1', 10) || 1),
  }

  function choose(chosen: Partial<CaseFilter>) {
    const { stand, kind, channel, cause, isMine, page } = { ...filter, page: 1, ...chosen }
    goInstead(casesPath, {
      stand,
      kind,
      channel,
      cause,
      mine: isMine ? '1' : undefined,
      page: page === 1 ? undefined : String(page),
    })
  }

  return { filter, choose }
}
