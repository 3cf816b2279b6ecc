import type { Announcement } from '@ecenter/contract/activities/announcement.ts'
import { Card, CardLink } from '../kit/Card.tsx'
import styles from './HomePage.module.css'
import { targetOf } from './target.ts'

/** What runs in this city and channel; nothing at all where nothing does. */
export function Activities({ activities }: { readonly activities: readonly Announcement[] }) {
  if (activities.length === 0) return null
  return (
    <>
      <h2 className={styles.section}>近期活动</h2>
      {activities.map(({ id, title, text, to }) =>
        to === undefined ? (
          <Card key={id} title={title} sub={text} level={3} />
        ) : (
          <CardLink key={id} href={targetOf(to)} title={title} sub={text} />
        ),
      )}
    </>
  )
}
