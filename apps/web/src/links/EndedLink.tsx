import type { ResponseOf } from '@ecenter/contract/call.ts'
import { refundPurposeNames, type wapShortInfo } from '@ecenter/contract/links/link.ts'
import { TimerOff } from 'lucide'
import { ButtonLink } from '../kit/Button.tsx'
import { ResultState } from '../kit/ResultState.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'

interface EndedLinkProps {
  readonly link: ResponseOf<typeof wapShortInfo>
}

/** Nothing was registered by it, and nothing is lost: the call centre sends another. */
export function EndedLink({ link: { state, purpose } }: EndedLinkProps) {
  return (
    <ResultState
      tone="empty"
      icon={TimerOff}
      title={state === 'expired' ? '链接已过期' : '链接已停用'}
      actions={
        <ButtonLink href={hotlineUrl} isBlock>
          拨打 {brand.hotline}
        </ButtonLink>
      }
    >
      {refundPurposeNames[purpose]}还没有登记收款账户，款项不会丢失。
      <br />
      {state === 'expired'
        ? '请来电，我们重新给您发送链接。'
        : '如果收到过新的短信，请点新短信里的链接。'}
    </ResultState>
  )
}
