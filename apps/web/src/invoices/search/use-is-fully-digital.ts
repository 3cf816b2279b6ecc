import type { Call } from '@ecenter/contract/call.ts'
import { invoiceNumber, isFullyDigital } from '@ecenter/contract/rules/invoice-number.ts'
import { safeParse } from 'valibot'
import { useFormDrafts } from '../../state/form-drafts.ts'

/**
 * Whether the number that a form holds is that of a fully digital invoice, which has neither code
 * nor check code: it decides which fields there are, before there is a form.
 */
export function useIsFullyDigital({ path }: Pick<Call, 'path'>, before: string): boolean {
  const typed = useFormDrafts((all) => all[path]?.invoiceNumber) ?? before
  const read = safeParse(invoiceNumber, typed)
  return read.success && isFullyDigital(read.output)
}
