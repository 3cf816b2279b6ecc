import type { Call, ResponseOf } from '@ecenter/contract/call.ts'
import type { emailAccepted } from '@ecenter/contract/electronic-policies/email-accepted.ts'
import { type FormEvent, useState } from 'react'
import type { GenericSchema, InferOutput } from 'valibot'
import type { Refused } from '../../client/outcome.ts'
import type { useCallForm } from '../../client/use-call-form.ts'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'

/** A call that sends a mail. */
interface EmailCall extends Call {
  readonly request: GenericSchema<Record<string, unknown>, Record<string, unknown>>
  readonly response: GenericSchema<Record<string, unknown>, InferOutput<typeof emailAccepted>>
}

/** Something by mail: an address, then the code that opens this one action, then the sending. */
export function useEmailForm<C extends EmailCall>(
  call: C,
  freshCode: Parameters<typeof useFreshCodeForm<C>>[1],
  options: Pick<Parameters<typeof useCallForm<C>>[1], 'initial' | 'fixed'>,
) {
  const [refusal, setRefusal] = useState<string>()
  const [sentTo, setSentTo] = useState<string>()
  const form = useFreshCodeForm(call, freshCode, {
    ...options,
    onAnswer: ({ maskedEmail }: ResponseOf<C>) => setSentTo(maskedEmail),
    onRefusal,
  })

  /** All but what concerns the address is told in the sheet, whatever the class of its code. */
  function onRefusal({ message, field }: Refused): boolean {
    if (field === undefined) setRefusal(message)
    return field === undefined
  }

  return {
    ...form,
    /** Why the service sends nothing: three a day, or no mail just now. */
    notice: refusal ?? form.notice,
    /** The mask of the address that it is on its way to. */
    sentTo,
    props: {
      ...form.props,
      onSubmit(event: FormEvent) {
        setRefusal(undefined)
        form.props.onSubmit(event)
      },
    },
    /** The next one begins anew. */
    reset() {
      setRefusal(undefined)
      setSentTo(undefined)
    },
  }
}
