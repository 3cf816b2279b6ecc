import { Callout } from '../kit/Callout.tsx'
import { useIsOnline } from './use-is-online.ts'

/** Over a page while there is no network. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  if (isOnline) return null
  return (
    <Callout tone="warning" isAlert>
      网络已断开，您填写的内容还在。恢复后，没完成的请再点一次。
    </Callout>
  )
}
