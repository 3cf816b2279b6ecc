import type { Report } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import {
  figureText,
  reportGroupNames,
  reportMeasures,
} from '@ecenter/contract/figures/desk/report-measures.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import type { Column } from '../kit/lists/Table.tsx'
import { TablePanel } from '../kit/lists/TablePanel.tsx'
import styles from './GroupPanel.module.css'

type Group = Report['groups'][number]
type Row = Group['rows'][number]

/** Whoever has so few ratings is not compared by them. */
const ratingsToCompare = 30

/** So many columns stand beside another table. */
const fewMeasures = 4

/** Of which policies complaints are told by ten thousand. */
const policyNotes: Partial<Record<Group['group'], string>> = {
  branch:
    '万张保单投诉量和有效保单连同下级地区一起算，和上面选这个机构时一样；没有登记机构的投诉不算在任何机构里，没有有效保单的显示 —。',
  team: '按现在的办理人所在的组；万张保单投诉量按这个组所在机构的有效保单算，总部的组按这份报表里的全部保单算。',
}

/** A report split by people, causes or steps: the first figure as a bar, all of them as columns. */
export function GroupPanel({ group }: { readonly group: Group }) {
  const { measures, rows } = group
  const most = Math.max(1, ...group.rows.map(({ values }) => values[0] ?? 0))
  return (
    <div className={classNames(measures.length > fewMeasures && styles.wide)}>
      <TablePanel
        title={reportGroupNames[group.group]}
        columns={columnsOf(group, most)}
        rows={group.rows}
        keyOf={({ key }) => key}
        empty={<EmptyState title="这段时间没有">换一段时间再看。</EmptyState>}
      />
      {group.group === 'staff' && group.rows.length > 0 && (
        <p className={styles.note}>
          满意度只算评价过的会话；不到 {ratingsToCompare} 个评价的，请不要拿来比较。
        </p>
      )}
      {measures.includes('perTenThousand') && rows.length > 0 && (
        <p className={styles.note}>{policyNotes[group.group]}</p>
      )}
    </div>
  )
}

function columnsOf({ group, measures }: Group, most: number): Column<Row>[] {
  const comparison: Column<Row> = {
    name: 'change',
    title: '比上期',
    isNumber: true,
    cell: changeText,
  }
  return [
    { name: 'label', title: '项目', isWhole: true, cell: ({ label }) => label },
    {
      name: 'bar',
      title: '图',
      isUntitled: true,
      cell: ({ values }) => <Bar part={(values[0] ?? 0) / most} />,
    },
    ...measures.map((measure, index) => ({
      ...{ name: measure, title: reportMeasures[measure].title, isNumber: true },
      cell: ({ values }: Row) => figureText(measure, values[index]),
    })),
    ...(group === 'step' ? [] : [comparison]),
  ]
}

function changeText({ values, before = 0 }: Row): string {
  const change = (values[0] ?? 0) - before
  return change > 0 ? `+${change}` : `${change}`
}

function Bar({ part }: { readonly part: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" height="1" className={styles.track} />
      <rect width={part * 100} height="1" className={styles.part} />
    </svg>
  )
}
