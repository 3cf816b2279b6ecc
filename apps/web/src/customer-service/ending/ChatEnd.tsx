import type { ConversationState } from '@ecenter/contract/customer-service/conversation.ts'
import { Card } from '../../kit/layout/Card.tsx'
import { ScreenFoot } from '../../shell/screen/ScreenFoot.tsx'
import logStyles from '../log/ChatLog.module.css'
import { RatingForm } from './RatingForm.tsx'

interface ChatEndProps {
  readonly state: ConversationState
  /** The customer has not said anything yet. */
  readonly isUntouched: boolean
}

/** Below what was said: at its end the rating, before its beginning what every screen ends with. */
export function ChatEnd({ state, isUntouched }: ChatEndProps) {
  const { status, canBeRated, score } = state
  return (
    <>
      {status === 'ended' && canBeRated && (
        <Card title="这次服务您满意吗？">
          <RatingForm />
        </Card>
      )}
      {score !== undefined && <p className={logStyles.notice}>您评了 {score} 星，谢谢您的评价</p>}
      {isUntouched && status !== 'ended' && <ScreenFoot />}
    </>
  )
}
