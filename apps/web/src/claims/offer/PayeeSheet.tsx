import { changePayee, type SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { BankField } from '../../banking/BankField.tsx'
import { CardNumberField } from '../../banking/CardNumberField.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { forgetDraft } from '../../state/form-drafts.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import { queryHrefOfAddress } from '../claim-pages.ts'

interface PayeeSheetProps {
  readonly handle: string
  readonly offer: SettlementOffer
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Instead of one account, several. */
  readonly onSplit: () => void
  readonly onChanged: (offer: SettlementOffer) => void
}

/** The account that the money goes to. */
export function PayeeSheet({
  handle,
  offer,
  isOpen,
  onClose,
  onSplit,
  onChanged,
}: PayeeSheetProps) {
  const draft = `payee ${handle}`
  const form = useFreshCodeForm(
    changePayee,
    { handle, purpose: 'change-payee', queryHref: queryHrefOfAddress() },
    {
      initial: { holder: '', bankcardno: '', bankName: '' },
      fixed: { handle },
      draft,
      onAnswer(changed) {
        forgetDraft(draft)
        onChanged(changed)
      },
    },
  )
  return (
    <>
      <Sheet title="收款账户" isOpen={isOpen && !form.isProving} onClose={onClose}>
        <form {...form.props} aria-label="收款账户">
          <Fields>
            <Field
              {...form.field('holder')}
              label="户名"
              hint={
                offer.mayPayOthers
                  ? '可以是别人的账户，请填写开户人的全名。'
                  : `只能付给被保险人本人（${offer.maskedHolder}），请填写全名。`
              }
              autoComplete="name"
              maxLength={50}
            />
            <CardNumberField
              {...form.widget('bankcardno')}
              hint="借记卡，16 至 19 位。"
              onIssuer={(bank) => form.type('bankName', bank)}
            />
            <BankField {...form.widget('bankName')} />
            <FormEnd form={form}>保存账户</FormEnd>
            <Button type="button" variant="text" isBlock onClick={onSplit}>
              分到多个账户
            </Button>
          </Fields>
        </form>
      </Sheet>
      {form.sheet}
    </>
  )
}
