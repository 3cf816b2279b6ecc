import { stopOnlyProvenEnd } from '@ecenter/contract/person/only-proven.ts'
import { TriangleAlert } from 'lucide'
import { useState } from 'react'
import { tellFailure } from '../client/failure-dialog.ts'
import { useAction } from '../client/use-action.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { NoticeBar } from '../kit/layout/NoticeBar.tsx'
import styles from './OnlyProvenEnding.module.css'

interface OnlyProvenEndingProps {
  /** Absent until a second member of staff has confirmed. */
  readonly endsAt: string | undefined
  /** It is read again, whether it was stopped or had been already. */
  readonly onStopped: () => void
}

/** That staff were asked to end it without the phone: whoever reads this has the phone, and stops it. */
export function OnlyProvenEnding({ endsAt, onStopped }: OnlyProvenEndingProps) {
  const [isBusy, setIsBusy] = useState(false)
  const stop = useAction(stopOnlyProvenEnd)

  async function handleStop() {
    setIsBusy(true)
    const result = await stop({})
    setIsBusy(false)
    if (result.kind !== 'answered') tellFailure({ call: stopOnlyProvenEnd, failed: result })
    onStopped()
  }

  return (
    <div className={styles.ending}>
      <NoticeBar tone="warning" icon={TriangleAlert}>
        有人持证件在柜台申请关闭这个设置
        {endsAt === undefined ? '，等工作人员复核。' : `，${endsAt} 生效。`}
        不是您本人申请的，请停止。
      </NoticeBar>
      <Button isBlock isBusy={isBusy} onClick={() => void handleStop()}>
        停止这个申请
      </Button>
    </div>
  )
}
