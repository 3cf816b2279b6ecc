import {
  type Availability,
  availabilityNames,
  setAvailability,
} from '@ecenter/contract/customer-service/desk/staffing.ts'
import { classNames } from '@ecenter/ui/class-names.ts'
import { failureText } from '../client/failures.ts'
import { useSubmit } from '../client/use-submit.ts'
import { choicesOf } from '../kit/fields/choice.ts'
import styles from './AvailabilityChoice.module.css'
import { noteOwnStaffing, useChatDesk } from './chat-desk-store.ts'
import { sinceText } from './chat-words.ts'
import { isAwayLong } from './supervision/staffing-words.ts'
import { useNow } from './use-now.ts'

/** Whether one takes customers, how many one has, and for how long one has taken none. */
export function AvailabilityChoice() {
  const own = useChatDesk((desk) => desk.lists?.own)
  const { submit, isSending, failed } = useSubmit(setAvailability)
  const now = useNow()
  if (own === undefined) return null
  const { availability, awaySince, open, atMost } = own
  const isLong = isAwayLong(own, now)

  async function handleChoice(chosen: Availability) {
    const answer = await submit({ availability: chosen })
    if (answer !== undefined) noteOwnStaffing(answer.own)
  }

  return (
    <span className={styles.part}>
      {failed !== undefined && (
        <span className={styles.failed} role="alert">
          {failureText(failed)}
        </span>
      )}
      {awaySince !== undefined && (
        <span className={classNames('num', isLong ? styles.long : styles.since)}>
          {isLong ? '已久，' : ''}
          {sinceText(awaySince, now)}
        </span>
      )}
      <label className={classNames(styles.choice, styles[availability])}>
        <span className="sr-only">接待状态</span>
        <select
          value={availability}
          disabled={isSending}
          onChange={({ currentTarget }) => void handleChoice(currentTarget.value as Availability)}
        >
          {choicesOf(availabilityNames).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <span className={classNames('num', open >= atMost ? styles.long : styles.since)}>
        {open}/{atMost}
        <span className="sr-only"> 个会话</span>
      </span>
    </span>
  )
}
