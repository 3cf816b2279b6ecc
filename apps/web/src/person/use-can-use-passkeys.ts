import { listPasskeys } from '@ecenter/contract/person/passkeys.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { canUsePasskeys } from './passkey.ts'

/** Undefined until the browser has said whether it can. */
export function useCanUsePasskeys(): boolean | undefined {
  const [canUse, setCanUse] = useState<boolean>()
  useEffect(() => {
    let isHere = true
    void canUsePasskeys().then((can) => isHere && setCanUse(can))
    return () => {
      isHere = false
    }
  }, [])
  return canUse
}

/** Whether the person has a passkey that may be on this browser; undefined until that is known. */
export function useOwnPasskey(): boolean | undefined {
  const canUse = useCanUsePasskeys()
  const { value, failed } = useCall(listPasskeys, {})
  if (canUse === false || failed !== undefined) return false
  return canUse && value && value.passkeys.length > 0
}
