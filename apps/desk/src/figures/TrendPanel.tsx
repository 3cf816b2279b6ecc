import type { Report } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import {
  figureText,
  type ReportMeasure,
  reportMeasures,
} from '@ecenter/contract/figures/desk/report-measures.ts'
import { useState } from 'react'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { type Column, Table } from '../kit/lists/Table.tsx'
import { TrendChart } from './TrendChart.tsx'
import styles from './TrendPanel.module.css'

type Row = Report['trend']['rows'][number]

/** How figures went by day or month: one of them as a chart, all of them as a table. */
export function TrendPanel({ trend: { measures, rows } }: Pick<Report, 'trend'>) {
  const [shown, setShown] = useState(measures[0] ?? 'opened')
  const chosen = measures.includes(shown) ? shown : (measures[0] ?? 'opened')
  const index = measures.indexOf(chosen)
  return (
    <Panel title="按时间" isFlush>
      <div className={styles.beside}>
        <div className={styles.chart}>
          <div className={styles.choice}>
            <SelectField<ReportMeasure>
              label="图上看"
              name="measure"
              choices={measures.map((value) => ({ value, label: reportMeasures[value].title }))}
              value={chosen}
              onChange={setShown}
            />
          </div>
          <TrendChart
            measure={chosen}
            points={rows.map(({ at, values }) => ({ at, value: values[index] ?? null }))}
          />
        </div>
        <div className={styles.table}>
          <Table
            label="按时间"
            columns={columnsOf(measures)}
            rows={rows.toReversed()}
            keyOf={({ at }) => at}
          />
        </div>
      </div>
    </Panel>
  )
}

function columnsOf(measures: readonly ReportMeasure[]): Column<Row>[] {
  return [
    {
      name: 'at',
      title: '日期',
      isWhole: true,
      cell: ({ at }) => <span className="num">{at}</span>,
    },
    ...measures.map((measure, index) => ({
      ...{ name: measure, title: reportMeasures[measure].title, isNumber: true },
      cell: ({ values }: Row) => figureText(measure, values[index]),
    })),
  ]
}
