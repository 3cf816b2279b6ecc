import type { ChatMessage } from '@ecenter/contract/customer-service/conversation.ts'
import { rateAnswer } from '@ecenter/contract/customer-service/service-calls.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Headset, ThumbsDown, ThumbsUp } from 'lucide'
import { act } from '../talking/acting.ts'
import { askForPerson } from '../talking/asking-for-person.ts'
import { useTalk } from '../talking/use-talk.ts'
import styles from './Bubble.module.css'

interface AnswerActsProps {
  readonly message: Extract<ChatMessage, { kind: 'text' }>
  readonly isLast: boolean
}

/** Whether an answer of the robot helped, and the way to a person where it did not. */
export function AnswerActs({ message, isLast }: AnswerActsProps) {
  const { seq, isHelpful } = message
  const isOpen = useTalk(({ state }) => state?.status !== 'ended')
  const isRobots = useTalk(({ state }) => state?.status === 'robot')
  const judge = (wanted: boolean) => void act(rateAnswer, { seq, isHelpful: wanted })
  if (!isOpen) return null
  return (
    <div className={styles.acts}>
      <button type="button" aria-pressed={isHelpful === true} onClick={() => judge(true)}>
        <Icon of={ThumbsUp} size="s" />
        有帮助
      </button>
      <button type="button" aria-pressed={isHelpful === false} onClick={() => judge(false)}>
        <Icon of={ThumbsDown} size="s" />
        没解决
      </button>
      {isRobots && (isLast || isHelpful === false) && (
        <button type="button" onClick={askForPerson}>
          <Icon of={Headset} size="s" />
          转人工
        </button>
      )}
    </div>
  )
}
