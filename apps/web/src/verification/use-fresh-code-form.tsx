import type { Rejected } from '@ecenter/client/result.ts'
import type { Call, RequestOf } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import type { getCentPhoneCode } from '@ecenter/contract/verification/proof-calls.ts'
import { useEffect, useState } from 'react'
import { useCallForm } from '../client/use-call-form.ts'
import { useLeftOpen } from '../state/sent-codes.ts'
import { PhoneOnFileSheet } from './PhoneOnFileSheet.tsx'

interface FreshCode {
  /** What the action is done to. */
  readonly handle: string
  readonly purpose: RequestOf<typeof getCentPhoneCode>['purpose']
  readonly queryHref: string
  /** All of it outlives a reload, so the sheet of its code opens again then. */
  readonly isKept?: boolean
}

/**
 * A form whose action needs a code of its own. It is the service that asks for the code, so nobody
 * types one in vain; once it is right, what was typed is sent.
 */
export function useFreshCodeForm<C extends Call>(
  call: C,
  { handle, purpose, queryHref, isKept = false }: FreshCode,
  options: Parameters<typeof useCallForm<C>>[1],
) {
  const [isProving, setIsProving] = useState(false)
  const [proofs, setProofs] = useState(0)
  /** The address that the code is asked for, where the act is bound to one. */
  const [bound, setBound] = useState<string>()
  const form = useCallForm(call, { ...options, onRefusal })
  const formName = isKept ? `${call.path} ${handle}` : undefined
  const leftOpen = useLeftOpen(formName)
  useEffect(() => {
    if (leftOpen !== undefined) setIsProving(true)
  }, [leftOpen])

  function onRefusal(refused: Rejected, request: RequestOf<C>): boolean {
    const isCodeNeeded = refused.code === resultCodes.grantMissing
    if (isCodeNeeded) {
      setBound(call.boundTo && String(request[call.boundTo]))
      setIsProving(true)
    }
    return isCodeNeeded || (options.onRefusal?.(refused, request) ?? false)
  }

  const sheet = (
    <PhoneOnFileSheet
      // A code for one address is none for the next.
      key={`${proofs} ${bound}`}
      handle={handle}
      purpose={purpose}
      email={bound}
      form={formName}
      queryHref={queryHref}
      isOpen={isProving}
      onClose={() => setIsProving(false)}
      onProven={() => {
        setIsProving(false)
        // The next action needs a code of its own.
        setProofs(proofs + 1)
        void form.submit()
      }}
    />
  )
  return { ...form, sheet, isProving }
}
