import {
  type ClaimAmount,
  type ClaimFilter,
  type ClaimState,
  claimAmountNames,
  claimFilter,
  claimStepNames,
  listClaims,
} from '@ecenter/contract/claims/desk/claims-worklist.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { is } from 'valibot'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { Toolbar } from '../kit/layout/Toolbar.tsx'
import { PagedPanel } from '../kit/lists/PagedPanel.tsx'
import { EmptyOfBranch } from '../shell/EmptyOfBranch.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { SavedViews, type ViewValues } from '../shell/views/SavedViews.tsx'
import { ApprovalList } from './ApprovalList.tsx'
import { ClaimTable } from './ClaimTable.tsx'
import { useClaimFilter } from './use-claim-filter.ts'

/** What colleagues and customers do shows within this. */
const moveMs = 15_000

/** Claims that something is owed to, what is due first in front. */
export function ClaimList() {
  const { filter, page, choose, take, turnTo } = useClaimFilter()
  const query = useDeskQuery(listClaims, { ...filter, page }, { everyMs: moveMs, keeps: 'all' })
  const { claims = [], branches = [] } = query.value ?? {}

  return (
    <>
      <SavedViews
        list="claims"
        values={isAll(filter) ? undefined : valuesOf(filter)}
        isKnown={(values) => is(claimFilter, values)}
        onChoose={take}
      />
      <Toolbar>
        <SelectField
          label="环节"
          name="step"
          choices={stepChoices}
          value={filter.step ?? ''}
          onChange={(step) => choose({ step })}
        />
        <SelectField
          label="种类"
          name="kind"
          choices={kindChoices}
          value={filter.kind ?? ''}
          onChange={(kind) => choose({ kind })}
        />
        <SelectField
          label="金额"
          name="amount"
          choices={amountChoices}
          value={filter.amount ?? ''}
          onChange={(amount) => choose({ amount })}
        />
        {branches.length > 0 && (
          <SelectField
            label="机构"
            name="branch"
            choices={[
              { value: '', label: '全部机构' },
              ...branches.map(({ code, name }) => ({ value: code, label: name })),
            ]}
            value={filter.branch ?? ''}
            onChange={(branch) => choose({ branch })}
          />
        )}
      </Toolbar>
      <Tabs
        label="理赔"
        chosen={filter.state}
        onChoose={(state) => choose({ state })}
        tabs={states.map(([name, title]) => ({ name, title, count: query.value?.counts[name] }))}
      >
        {filter.state === 'approval' ? (
          <ApprovalList />
        ) : (
          <Loaded query={query}>
            {({ total }) => (
              <PagedPanel
                {...{ total, rowsPerPage, page }}
                onPage={turnTo}
                empty={
                  claims.length === 0 ? (
                    <EmptyOfBranch title="没有这样的理赔">
                      换一个条件看看，或按报案号查找。
                    </EmptyOfBranch>
                  ) : undefined
                }
              >
                <ClaimTable claims={claims} />
              </PagedPanel>
            )}
          </Loaded>
        )}
      </Tabs>
    </>
  )
}

function isAll({ state, ...conditions }: ClaimFilter): boolean {
  return state === 'all' && Object.values(conditions).every((value) => value === undefined)
}

function valuesOf({ state, step, kind, branch, amount }: ClaimFilter): ViewValues {
  return {
    state,
    ...(step && { step }),
    ...(kind && { kind }),
    ...(branch && { branch }),
    ...(amount && { amount }),
  }
}

const states: readonly (readonly [ClaimState, string])[] = [
  ['all', '全部'],
  ['late', '已超期'],
  ['soon', '3 天内到期'],
  ['to-check', '有材料待审'],
  ['approval', '待复核'],
  ['customer', '等客户材料'],
]

type StepName = keyof typeof claimStepNames

const stepChoices: readonly { readonly value: StepName | ''; readonly label: string }[] = [
  { value: '', label: '全部环节' },
  ...(Object.keys(claimStepNames) as StepName[]).map((value) => ({
    value,
    label: claimStepNames[value],
  })),
]

const kindChoices: readonly { readonly value: 'car' | 'other' | ''; readonly label: string }[] = [
  { value: '', label: '车险和非车险' },
  { value: 'car', label: '车险' },
  { value: 'other', label: '非车险' },
]

const amountChoices: readonly { readonly value: ClaimAmount | ''; readonly label: string }[] = [
  { value: '', label: '全部金额' },
  ...(Object.keys(claimAmountNames) as ClaimAmount[]).map((value) => ({
    value,
    label: claimAmountNames[value],
  })),
]
