import { getHotGroupActivity } from '@ecenter/contract/activities/announcement.ts'
import { useCall } from '../client/use-call.ts'
import styles from './HomePage.module.css'
import { Told } from './Told.tsx'
import { useShownWhere } from './use-shown-where.ts'

/** What many join together in this city and channel; nothing at all where nobody does. */
export function HotGroups() {
  const { value } = useCall(getHotGroupActivity, useShownWhere())
  const groups = value?.groupActivities ?? []
  if (groups.length === 0) return null
  return (
    <>
      <h2 className={styles.section}>热门团购</h2>
      {groups.map(({ joinedCount, ...group }) => (
        <Told
          key={group.id}
          announcement={group}
          note={`已有 ${joinedCount.toLocaleString('zh-CN')} 人参加`}
        />
      ))}
    </>
  )
}
