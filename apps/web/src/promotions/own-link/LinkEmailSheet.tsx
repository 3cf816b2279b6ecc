import type { PromotedProduct } from '@ecenter/contract/promotions/promoted-product.ts'
import { EmailForm } from '../../documents/handing-out/EmailForm.tsx'
import { EmailSheetFrame } from '../../documents/handing-out/EmailSheetFrame.tsx'
import { useLinkEmail } from './use-link-email.ts'

interface LinkEmailSheetProps {
  readonly phoneNumber: string
  readonly product: PromotedProduct
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Link and picture by mail, to be printed or passed on from a computer. */
export function LinkEmailSheet({ phoneNumber, product, ...sheet }: LinkEmailSheetProps) {
  const form = useLinkEmail(phoneNumber, product)
  return (
    <EmailSheetFrame form={form} {...sheet}>
      <EmailForm form={form} isCodeAhead={false} />
    </EmailSheetFrame>
  )
}
