import type { Report } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { GroupPanel } from './GroupPanel.tsx'
import { PeriodFigures } from './PeriodFigures.tsx'
import styles from './ReportView.module.css'
import { TrendPanel } from './TrendPanel.tsx'

/** One report: its figures, how they went, and by whom or what. */
export function ReportView({ report }: { readonly report: Report }) {
  const { from, to, before, countedAt, figures, trend, groups } = report
  if (countedAt === undefined) {
    return (
      <EmptyState title="还没有数据">服务启动后一分钟内开始统计，统计好会显示在这里。</EmptyState>
    )
  }
  return (
    <PageStack>
      <p className={styles.note}>
        {from} 至 {to}，和 {before.from} 至 {before.to} 比。数据到 {countedAt}，每 5
        分钟更新。中位和 90 分位按固定分段统计，“≤”是所在分段的上限。
      </p>
      <PeriodFigures figures={figures} />
      <TrendPanel trend={trend} />
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <GroupPanel key={group.group} group={group} />
          ))}
        </div>
      )}
    </PageStack>
  )
}
