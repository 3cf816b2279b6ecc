import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { tgsendEmail } from '@ecenter/contract/promotions/promotion-calls.ts'
import { useEmailOutcome } from '../../documents/handing-out/use-email-outcome.ts'
import { useTypedPhoneForm } from '../../verification/use-typed-phone-form.tsx'

/** The link by mail; what has proven the phone before is enough as long as it holds. */
export function useLinkEmail(phoneNumber: string, promoteProduct: PromotedProduct) {
  const outcome = useEmailOutcome()
  return outcome.around(
    useTypedPhoneForm(tgsendEmail, 'promotion', {
      initial: { email: '' },
      fixed: { phoneNumber, promoteProduct },
      ...outcome.options,
    }),
  )
}
