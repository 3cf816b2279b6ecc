import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import {
  findingVerdictNames,
  listUnusualLooks,
  settleFinding,
  type UnusualFinding,
} from '@ecenter/contract/looks/desk/looks-at-desk.ts'
import {
  nightText,
  type UnusualRule,
  unusualRules,
} from '@ecenter/contract/looks/desk/unusual-rules.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskSession } from '../client/desk-session.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import type { Column } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { Loaded } from '../shell/Loaded.tsx'
import { LookFilter } from './LookFilter.tsx'
import { type Filter, faultOf } from './look-filter.ts'
import { SettleFindingDialog } from './SettleFindingDialog.tsx'

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
  const { open, show, close } = useDialog<UnusualFinding>()
  const maySettle = useDeskSession(({ session }) =>
    isAllowed(settleFinding.access, session.me?.roles ?? []),
  )
  return (
    <PageStack>
      <LookFilter filter={filter} onChange={onChange} />
      {isPeriod && (
        <Loaded query={query} lines={4}>
          {({ rules, night }) => (
            <>
              <TablePanel
                title="要您看"
                columns={findingColumns(onStaff, maySettle ? show : undefined)}
                rows={findings}
                keyOf={({ rule, staffId, day }) => `${rule} ${staffId} ${day}`}
                empty={<EmptyState title="这段时间没有异常">下面是什么算异常。</EmptyState>}
              />
              <TablePanel
                title="什么算异常"
                columns={ruleColumns(findings, nightText(night))}
                rows={rules}
                keyOf={({ rule }) => rule}
                empty={undefined}
              />
            </>
          )}
        </Loaded>
      )}
      {open !== undefined && (
        <SettleFindingDialog
          finding={open}
          onClose={close}
          onDone={() => {
            close()
            void query.ask()
          }}
        />
      )}
    </PageStack>
  )
}

function findingColumns(
  onStaff: UnusualLooksProps['onStaff'],
  onSettle: ((finding: UnusualFinding) => void) | undefined,
): Column<UnusualFinding>[] {
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
    { name: 'state', title: '状态', cell: (finding) => <StateOf finding={finding} /> },
    {
      name: 'open',
      title: '操作',
      isUntitled: true,
      cell: (finding) => (
        <>
          {onSettle !== undefined && finding.settled === undefined && !finding.isOwn && (
            <Button
              isSmall
              variant="text"
              aria-label={`核实 ${finding.staffName} ${finding.day} ${unusualRules[finding.rule].title}`}
              onClick={() => onSettle(finding)}
            >
              核实
            </Button>
          )}
          <Button
            isSmall
            variant="text"
            aria-label={`看 ${finding.staffName} ${finding.day} 的全部`}
            onClick={() => onStaff(finding)}
          >
            看全部
          </Button>
        </>
      ),
    },
  ]
}

/** 待核实, or what came of it with who said so. */
function StateOf({ finding: { settled, isOwn } }: { readonly finding: UnusualFinding }) {
  if (settled === undefined) {
    return (
      <>
        <Badge tone="warning">待核实</Badge> {isOwn && '和您有关，由别人核实'}
      </>
    )
  }
  const { at, byName, verdict, note } = settled
  return (
    <>
      <Badge tone={verdict === 'reported' ? 'danger' : 'success'}>
        {`已核实：${findingVerdictNames[verdict]}`}
      </Badge>{' '}
      {`${byName} ${at}：${note}`}
    </>
  )
}

function ruleColumns(
  findings: readonly UnusualFinding[],
  night: string,
): Column<{ readonly rule: UnusualRule; readonly from: number }>[] {
  return [
    {
      name: 'rule',
      title: '规则',
      cell: ({ rule }) =>
        rule === 'night' ? `${unusualRules.night.title}（${night}）` : unusualRules[rule].title,
    },
    {
      name: 'from',
      title: '一个人一天从几次起',
      isNumber: true,
      cell: ({ from }) => from,
    },
    {
      name: 'found',
      title: '这段时间',
      isNumber: true,
      cell: ({ rule }) => findings.filter((finding) => finding.rule === rule).length,
    },
    { name: 'grave', title: '程度', isWhole: true, cell: ({ rule }) => <GraveBadge rule={rule} /> },
  ]
}

function GraveBadge({ rule }: { readonly rule: UnusualRule }) {
  return unusualRules[rule].isGrave ? (
    <Badge tone="danger">重</Badge>
  ) : (
    <Badge tone="warning">一般</Badge>
  )
}
