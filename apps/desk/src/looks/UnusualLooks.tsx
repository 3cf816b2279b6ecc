import {
  listUnusualLooks,
  type UnusualFinding,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import { type UnusualRule, unusualRules } from '@ecenter/contract/looks/desk/unusual-rules.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import type { Column } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import { LookFilter } from './LookFilter.tsx'
import { type Filter, faultOf } from './look-filter.ts'

interface UnusualLooksProps {
  readonly filter: Filter
  readonly onChange: (changes: Partial<Filter>) => void
  /** Shows all looks of whom it was, on that day. */
  readonly onStaff: (finding: UnusualFinding) => void
}

/** What is worth a question, grave things first, and by which rules. */
export function UnusualLooks({ filter, onChange, onStaff }: UnusualLooksProps) {
  const { from, to } = filter
  const isPeriod = Object.keys(faultOf(filter)).length === 0
  const query = useDeskQuery(listUnusualLooks, isPeriod ? { from, to } : undefined)
  const findings = query.value?.findings ?? []
  return (
    <PageStack>
      <LookFilter filter={filter} onChange={onChange} />
      {isPeriod && (
        <Loaded query={query} lines={4}>
          {() => (
            <TablePanel
              title="要您看"
              columns={findingColumns(onStaff)}
              rows={findings}
              keyOf={({ rule, staffId, day, firstAt }) => `${rule} ${staffId} ${day} ${firstAt}`}
              empty={<EmptyState title="这段时间没有异常">下面是什么算异常。</EmptyState>}
            />
          )}
        </Loaded>
      )}
      <TablePanel
        title="什么算异常"
        columns={ruleColumns(findings)}
        rows={Object.keys(unusualRules) as UnusualRule[]}
        keyOf={(rule) => rule}
        empty={undefined}
      />
    </PageStack>
  )
}

function findingColumns(onStaff: UnusualLooksProps['onStaff']): Column<UnusualFinding>[] {
  return [
    {
      name: 'rule',
      title: '规则',
      cell: ({ rule }) => (
        <>
          <GraveBadge rule={rule} /> {unusualRules[rule].title}
        </>
      ),
    },
    { name: 'staff', title: '谁', isWhole: true, cell: ({ staffName }) => staffName },
    { name: 'count', title: '次数', isNumber: true, cell: ({ count }) => count },
    {
      name: 'when',
      title: '什么时候',
      isWhole: true,
      cell: ({ firstAt, lastAt }) => (
        <span className="num">
          {firstAt} 至 {lastAt.slice(11)}
        </span>
      ),
    },
    {
      name: 'open',
      title: '操作',
      isUntitled: true,
      cell: (finding) => (
        <Button
          isSmall
          variant="text"
          aria-label={`看 ${finding.staffName} ${finding.day} 的全部`}
          onClick={() => onStaff(finding)}
        >
          看全部
        </Button>
      ),
    },
  ]
}

function ruleColumns(findings: readonly UnusualFinding[]): Column<UnusualRule>[] {
  return [
    { name: 'rule', title: '规则', cell: (rule) => unusualRules[rule].title },
    {
      name: 'from',
      title: '一个人一天从几次起',
      isNumber: true,
      cell: (rule) => unusualRules[rule].from,
    },
    {
      name: 'found',
      title: '这段时间',
      isNumber: true,
      cell: (rule) => findings.filter((finding) => finding.rule === rule).length,
    },
    { name: 'grave', title: '程度', isWhole: true, cell: (rule) => <GraveBadge rule={rule} /> },
  ]
}

function GraveBadge({ rule }: { readonly rule: UnusualRule }) {
  return unusualRules[rule].isGrave ? (
    <Badge tone="danger">重</Badge>
  ) : (
    <Badge tone="warning">一般</Badge>
  )
}
