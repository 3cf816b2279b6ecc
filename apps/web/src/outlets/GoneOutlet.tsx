import { MapPinOff } from 'lucide'
import { ButtonLink } from '../kit/Button.tsx'
import { ResultState } from '../kit/ResultState.tsx'

/** Who follows an old link has filled in nothing that could be checked. */
export function GoneOutlet() {
  return (
    <ResultState
      tone="empty"
      icon={MapPinOff}
      title="找不到这个网点"
      actions={
        <ButtonLink href="#/outlet-query" isBlock>
          看其他网点
        </ButtonLink>
      }
    >
      它可能已经搬走或停止营业，请看看附近的其他网点。
    </ResultState>
  )
}
