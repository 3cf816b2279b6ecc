import type { Rejected } from '@ecenter/client/result.ts'
import type { Call, RequestOf } from '@ecenter/contract/call.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useEffect, useState } from 'react'
import type { GenericSchema } from 'valibot'
import { useCallForm } from '../client/use-call-form.ts'
import { later } from '../kit/overlays/later.tsx'
import { useLeftOpen } from '../state/sent-codes.ts'
import { phoneIn, type TypedPhone } from './typed-phone.ts'

const TypedPhoneSheet = later(() => import('./TypedPhoneSheet.tsx'), 'TypedPhoneSheet')

/** A call that names a phone which has to be the visitor's. */
interface PhoneCall extends Call {
  readonly request: GenericSchema<Record<string, unknown>, Asked>
}
type Asked = Record<string, unknown> &
  ({ readonly phoneNumber: string } | { readonly phoneNumber?: never; readonly mobile: string })

/**
 * A form in which the customer types a phone of theirs. It is the service that asks for a code:
 * whoever has proven this phone before types none.
 */
export function useTypedPhoneForm<C extends PhoneCall>(
  call: C,
  purpose: TypedPhone['purpose'],
  options: Parameters<typeof useCallForm<C>>[1],
) {
  const [mobile, setMobile] = useState('')
  const [isProving, setIsProving] = useState(false)
  const form = useCallForm(call, { ...options, onRefusal })
  const leftOpen = useLeftOpen(call.path)
  useEffect(() => {
    if (leftOpen === undefined) return
    setMobile(phoneIn(leftOpen))
    setIsProving(true)
  }, [leftOpen])

  function onRefusal(refused: Rejected, request: RequestOf<C>): boolean {
    const isCodeNeeded = refused.code === resultCodes.grantMissing
    if (isCodeNeeded) {
      setMobile(request.phoneNumber ?? request.mobile)
      setIsProving(true)
    }
    return isCodeNeeded || (options.onRefusal?.(refused, request) ?? false)
  }

  const sheet = (
    <TypedPhoneSheet
      // A code went to this number and to no other.
      key={mobile}
      mobile={mobile}
      purpose={purpose}
      form={call.path}
      isOpen={isProving}
      onClose={() => setIsProving(false)}
      onProven={() => {
        setIsProving(false)
        void form.submit()
      }}
    />
  )
  return { ...form, sheet, isProving }
}
