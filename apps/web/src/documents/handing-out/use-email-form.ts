import type { Call } from '@ecenter/contract/call.ts'
import type { emailAccepted } from '@ecenter/contract/electronic-policies/document-kind.ts'
import type { GenericSchema, InferOutput } from 'valibot'
import type { useCallForm } from '../../client/use-call-form.ts'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { useEmailResult } from './use-email-result.ts'

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
  const result = useEmailResult()
  return result.around(useFreshCodeForm(call, freshCode, { ...options, ...result.options }))
}
