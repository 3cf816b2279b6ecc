import type { Report } from '@ecenter/contract/figures/desk/figures-at-desk.ts'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageColumns, PageStack } from '../kit/layout/PageStack.tsx'
import { CoursePanel } from './CoursePanel.tsx'
import { FigureStrip } from './FigureStrip.tsx'
import { GroupPanel } from './GroupPanel.tsx'
import styles from './ReportView.module.css'

/** One report: its figures, how they went, and by whom or what. */
export function ReportView({ report }: { readonly report: Report }) {
  const { from, to, before, countedAt, figures, course, groups } = report
  if (countedAt === undefined) {
    return <EmptyState title="还没有数据">每 5 分钟统计一次，第一次统计后会显示在这里。</EmptyState>
  }
  const [first, ...others] = groups
  return (
    <PageStack>
      <p className={styles.note}>
        {from} 至 {to}，和 {before.from} 至 {before.to} 比。数据到 {countedAt}，每 5
        分钟更新。中位和 90 分位按固定分段统计，“≤”是所在分段的上限。
      </p>
      <FigureStrip figures={figures} />
      {first === undefined ? (
        <CoursePanel course={course} />
      ) : (
        <PageColumns>
          <CoursePanel course={course} />
          <GroupPanel group={first} />
        </PageColumns>
      )}
      {others.map((group) => (
        <GroupPanel key={group.group} group={group} />
      ))}
    </PageStack>
  )
}
