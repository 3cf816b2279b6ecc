import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'

/** One answer for what is over, not open yet, withdrawn or was never there. */
export function questionnaireClosed(): Failure {
  return stateChanged(
    '这份问卷现在不能填写，可能已经结束。谢谢您的关注，有意见请拨打 {hotline} 告诉我们。',
  )
}
