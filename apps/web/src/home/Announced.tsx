import {
  type Announcement,
  carDiscount,
  getHotGroupActivity,
  queryConfigCarouselFigure,
} from '@ecenter/contract/activities/announcement.ts'
import { useCall } from '../client/use-call.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import { Carousel } from './Carousel.tsx'
import styles from './HomePage.module.css'
import { Told } from './Told.tsx'
import type { ActivitiesHere } from './use-activities.ts'
import { useShownWhere } from './use-shown-where.ts'

/**
 * What the insurer shows beside the entries: pictures, what runs in this city and channel with the
 * discount on car insurance first, and what many join. Each comes once what stands above it is known,
 * so that nothing is pushed down; nothing stands where there is none.
 */
export function Announced({ here }: { readonly here: ActivitiesHere }) {
  const where = useShownWhere()
  const figures = useCall(queryConfigCarouselFigure, where)
  const cityCode = useBasicInfo((info) => info.cityCode)
  const discount = useCall(carDiscount, { cityCode })
  const groups = useCall(getHotGroupActivity, where)
  if (!isKnown(figures)) return null
  const areActivitiesKnown = here.isSettled && isKnown(discount)
  return (
    <>
      <Carousel figures={figures.value?.figures ?? []} />
      {areActivitiesKnown && (
        <>
          <Section
            title="近期活动"
            announcements={[discount.value?.discount, ...here.activities].flatMap(
              (one) => one ?? [],
            )}
          />
          <Section title="热门团购" announcements={groups.value?.groupActivities ?? []} />
        </>
      )}
    </>
  )
}

function isKnown({ value, failed }: { readonly value: unknown; readonly failed: unknown }) {
  return value !== undefined || failed !== undefined
}

interface SectionProps {
  readonly title: string
  readonly announcements: readonly (Announcement & { readonly joinedCount?: number })[]
}

function Section({ title, announcements }: SectionProps) {
  if (announcements.length === 0) return null
  return (
    <>
      <h2 className={styles.section}>{title}</h2>
      {announcements.map(({ joinedCount, ...announcement }) => (
        <Told
          key={announcement.id}
          announcement={announcement}
          {...(joinedCount !== undefined && {
            note: `已有 ${joinedCount.toLocaleString('zh-CN')} 人参加`,
          })}
        />
      ))}
    </>
  )
}
