import { Button } from '../../kit/buttons/Button.tsx'
import logStyles from '../log/ChatLog.module.css'
import { useTalk } from '../talking/use-talk.ts'
import { loadEarlier, useEarlier } from './earlier.ts'

/** Above everything that shows, while there is more before it. */
export function EarlierButton() {
  const { signid, messages, state, hasEarlier } = useTalk()
  const earlier = useEarlier()
  const isBegun = earlier.signid === signid && earlier.pages > 0
  const mayHaveMore = isBegun
    ? earlier.hasMore
    : (messages[0]?.seq ?? 1) > 1 || state?.isLinked === true || hasEarlier
  if (!mayHaveMore) return null
  if (earlier.step === 'unproven') {
    return <p className={logStyles.notice}>更早的消息，请点“＋”里的“查看以前的咨询”重新验证</p>
  }
  return (
    <div className={logStyles.earlier}>
      <Button
        variant="text"
        isCompact
        isBusy={earlier.step === 'loading'}
        onClick={() => void loadEarlier({ isAsked: true })}
      >
        {earlier.step === 'failed' ? '没有加载出来，点按重试' : '查看更早的消息'}
      </Button>
    </div>
  )
}
