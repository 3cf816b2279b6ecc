import type { submitRefundDetails } from '@ecenter/contract/links/link.ts'
import type { useCallForm } from '../../client/use-call-form.ts'

/** What parts of the form need of it. */
export type RefundFields = Pick<
  ReturnType<typeof useCallForm<typeof submitRefundDetails>>,
  'field' | 'widget' | 'type'
>
