import { type Announcement, carDiscount } from '@ecenter/contract/activities/announcement.ts'
import { useCall } from '../client/use-call.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import styles from './HomePage.module.css'
import { Told } from './Told.tsx'

/** What runs in this city and channel, the discount on car insurance first; nothing where nothing does. */
export function Activities({ activities }: { readonly activities: readonly Announcement[] }) {
  const cityCode = useBasicInfo((info) => info.cityCode)
  const { value } = useCall(carDiscount, { cityCode })
  const all = value?.discount === undefined ? activities : [value.discount, ...activities]
  if (all.length === 0) return null
  return (
    <>
      <h2 className={styles.section}>近期活动</h2>
      {all.map((activity) => (
        <Told key={activity.id} announcement={activity} />
      ))}
    </>
  )
}
