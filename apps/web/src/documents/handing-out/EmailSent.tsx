import { MailCheck } from 'lucide'
import { Button } from '../../kit/Button.tsx'
import { ResultState } from '../../kit/ResultState.tsx'
import { brand, hotlineUrl } from '../../shell/brand.ts'
import { Arrival } from '../Arrival.tsx'

interface EmailSentProps {
  readonly maskedEmail: string
  readonly onClose: () => void
}

/** Shown once the service has said that the mail is stored and on its way. */
export function EmailSent({ maskedEmail, onClose }: EmailSentProps) {
  return (
    <Arrival>
      <ResultState
        tone="success"
        icon={MailCheck}
        title="已提交发送"
        actions={
          <Button isBlock onClick={onClose}>
            知道了
          </Button>
        }
      >
        已提交发送到 <span className="num">{maskedEmail}</span>，几分钟内送达。
        <br />
        没收到时，请先查看垃圾邮件，再核对邮箱重新发送；仍没有的，请
        <a href={hotlineUrl}>拨打 {brand.hotline}</a>。
      </ResultState>
    </Arrival>
  )
}
