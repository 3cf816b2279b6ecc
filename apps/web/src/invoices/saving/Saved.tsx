import { CircleCheck } from 'lucide'
import { Arrival } from '../../documents/Arrival.tsx'
import { Button } from '../../kit/Button.tsx'
import { ResultState } from '../../kit/ResultState.tsx'

interface SavedProps {
  readonly total: number
  readonly onSave: () => void
  readonly onClose: () => void
}

/** The browser has the file; whether it kept it, only the customer sees. */
export function Saved({ total, onSave, onClose }: SavedProps) {
  return (
    <Arrival>
      <ResultState
        tone="success"
        icon={CircleCheck}
        title="已开始保存"
        actions={
          <>
            <Button isBlock onClick={onClose}>
              知道了
            </Button>
            <Button variant="text" onClick={onSave}>
              没有看到？再保存一次
            </Button>
          </>
        }
      >
        请在浏览器的下载中查看{total > 1 && '压缩包'}。
      </ResultState>
    </Arrival>
  )
}
