import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { useEffect, useMemo, useState } from 'react'
import { callLength } from './call-length.ts'

interface CallTimerProps {
  readonly call: NonNullable<DeskCustomer['call']>
}

/** How long the call goes on. It begins at what the service says, so a reload does not begin it anew. */
export function CallTimer({ call }: CallTimerProps) {
  // Each answer says it anew.
  const began = useMemo(() => Date.now() - call.forSeconds * 1000, [call])
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span>
      {'已通话 '}
      <span role="timer" aria-label="通话时长" className="num">
        {callLength((now - began) / 1000)}
      </span>
    </span>
  )
}
