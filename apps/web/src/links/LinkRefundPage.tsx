import { wapShortInfo } from '@ecenter/contract/links/link.ts'
import { useCall } from '../client/use-call.ts'
import { Loading } from '../kit/Loading.tsx'
import { pageParameter } from '../shell/location.ts'
import { Screen } from '../shell/Screen.tsx'
import { Unanswered } from '../shell/Unanswered.tsx'
import { useRestored } from '../state/kept-store.ts'
import { useLinkRefund } from '../state/link-refund.ts'
import { EndedLink } from './EndedLink.tsx'
import { RefundOfLink } from './RefundOfLink.tsx'
import { isUnknownLink, UnknownLink } from './UnknownLink.tsx'

/** `/link-refund`: says what a link of the call centre is for, and takes what it asks for. */
export function LinkRefundPage() {
  const pid = pageParameter('pid')
  const isRestored = useRestored(useLinkRefund)
  const {
    value: link,
    failed,
    ask,
  } = useCall(wapShortInfo, pid === undefined ? undefined : { pid })
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
