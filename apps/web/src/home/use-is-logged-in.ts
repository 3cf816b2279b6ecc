import { groupLoginStatus } from '@ecenter/contract/session/single-sign-on.ts'
import { useEffect } from 'react'
import { useCall } from '../client/use-call.ts'
import { useBasicInfo } from '../state/basic-info.ts'
import { useSessionFlags } from '../state/session-flags.ts'

/**
 * Whether a channel handed the visitor over as logged in, for whatever is shown by it. Who came in a
 * browser of their own is not asked about.
 */
export function useIsLoggedIn(): boolean {
  const loginStatus = useSessionFlags((flags) => flags.loginStatus)
  const isInChannel = useBasicInfo(({ channelType }) => channelType !== 'web')
  const { value } = useCall(groupLoginStatus, isInChannel || loginStatus === '1' ? {} : undefined)

  useEffect(() => {
    if (value !== undefined) useSessionFlags.setState(value)
  }, [value])

  return (value?.loginStatus ?? loginStatus) === '1'
}
