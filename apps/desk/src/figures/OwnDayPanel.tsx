import { type OwnDay, readOwnDay } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import { figureText, reportMeasures } from '@ecenter/contract/figures/desk/report-measures.ts'
import type { ComponentProps } from 'react'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { FigureList } from '../kit/layout/FigureList.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { Loaded } from '../shell/Loaded.tsx'

const everyMs = 60_000

/** What whoever is signed in came to today, beside yesterday; nothing stands there for who has no such work. */
export function OwnDayPanel() {
  const query = useDeskQuery(readOwnDay, {}, { everyMs })
  const { value } = query
  if (value !== undefined && figuresOf(value).length === 0) return null
  const countedAt = value?.countedAt
  return (
    <Panel
      title="我今天的数字"
      actions={countedAt !== undefined && <small>截至 {countedAt}</small>}
    >
      <Loaded query={query} lines={4}>
        {(day) => <FigureList figures={figuresOf(day)} />}
      </Loaded>
    </Panel>
  )
}

function figuresOf({ figures, documents }: OwnDay): ComponentProps<typeof FigureList>['figures'] {
  const judged = documents && [
    { name: '审核材料', ...documents.judged },
    { name: '退回材料', ...documents.returned },
  ]
  return [
    ...figures.map(({ measure, value, yesterday }) => ({
      name: reportMeasures[measure].title,
      value: figureText(measure, value),
      note: `昨天 ${figureText(measure, yesterday)}`,
    })),
    ...(judged ?? []).map(({ name, today, yesterday }) => ({
      name,
      value: `${today} 份`,
      note: `昨天 ${yesterday} 份`,
    })),
  ]
}
