import type { Failed } from '@ecenter/client/result.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { describeLink, refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { TimerOff, Unlink } from 'lucide'
import { useCall } from '../client/use-call.ts'
import { ButtonLink } from '../kit/buttons/Button.tsx'
import { ResultState } from '../kit/layout/ResultState.tsx'
import { Loading } from '../kit/progress/Loading.tsx'
import { brand, hotlineUrl } from '../shell/brand.ts'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/screen/Screen.tsx'
import { Unanswered } from '../shell/screen/Unanswered.tsx'
import { useRestored } from '../state/keeping/kept-store.ts'
import { useLinkRefund } from '../state/link-refund.ts'
import { RefundOfLink } from './RefundOfLink.tsx'

/** `/link-refund`: says what a link of the call centre is for, and takes what it asks for. */
export function LinkRefundPage() {
  const pid = pageParameter('pid')
  const isRestored = useRestored(useLinkRefund)
  const {
    value: link,
    failed,
    ask,
  } = useCall(describeLink, pid === undefined ? undefined : { pid })
  if (pid === undefined || isUnknownLink(failed)) {
    return (
      <Screen>
        <UnknownLink />
      </Screen>
    )
  }
  if (link === undefined) {
    return (
      <Screen>
        <Unanswered {...{ failed, ask }} outage="暂时打不开这个链接" />
      </Screen>
    )
  }
  if (link.state === 'expired' || link.state === 'revoked') {
    return (
      <Screen>
        <EndedLink link={link} />
      </Screen>
    )
  }
  if (!isRestored) {
    return (
      <Screen>
        <Loading />
      </Screen>
    )
  }
  return <RefundOfLink pid={pid} link={link} />
}

interface EndedLinkProps {
  readonly link: ResponseOf<typeof describeLink>
}

/** Nothing was registered by it, and nothing is lost: the call centre sends another. */
function EndedLink({ link: { state, purpose } }: EndedLinkProps) {
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

/** A link that nobody sent, one that was cut off, and too many of them are one answer. */
function UnknownLink() {
  return (
    <ResultState
      tone="empty"
      icon={Unlink}
      title="没有找到这个链接"
      actions={
        <ButtonLink href={hotlineUrl} isBlock>
          拨打 {brand.hotline}
        </ButtonLink>
      }
      tips={{
        title: '可能的原因',
        items: [
          '链接没有复制完整，请直接点短信里的链接。',
          '短信不是我们发的。请勿在别处填写银行卡号。',
          '多次打开不存在的链接，请过一小时再试。',
        ],
      }}
    >
      请回到短信里，重新点开链接。
    </ResultState>
  )
}

function isUnknownLink(failed: Failed | undefined): boolean {
  const { nothingFound, fieldRefused } = resultCodes
  return (
    failed?.kind === 'rejected' && (failed.code === nothingFound || failed.code === fieldRefused)
  )
}
