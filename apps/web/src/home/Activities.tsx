import type { Announcement } from '@ecenter/contract/activities/announcement.ts'
import { Card, CardLink } from '../kit/Card.tsx'
import { useIsBuilt } from '../shell/built-screens.ts'
import styles from './HomePage.module.css'
import { targetOf } from './target.ts'

/** What runs in this city and channel; nothing at all where nothing does. */
export function Activities({ activities }: { readonly activities: readonly Announcement[] }) {
  if (activities.length === 0) return null
  return (
    <>
      <h2 className={styles.section}>近期活动</h2>
      {activities.map((activity) => (
        <Activity key={activity.id} activity={activity} />
      ))}
    </>
  )
}

function Activity({ activity }: { readonly activity: Announcement }) {
  const { title, text, to } = activity
  const href = targetOf(to, useIsBuilt())
  if (href === undefined) return <Card title={title} sub={text} level={3} />
  return <CardLink href={href} title={title} sub={text} />
}
