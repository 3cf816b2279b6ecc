import type { Rejected } from '@ecenter/client/result.ts'
import {
  changeInvoiceTitle,
  type InvoiceStanding,
  reissueInvoice,
} from '@ecenter/contract/invoices/invoice-change.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useCallForm } from '../../client/use-call-form.ts'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { forgetDraft } from '../../state/form-drafts.ts'
import { FormEnd } from '../../verification/FormEnd.tsx'

interface ChangeSheetProps {
  readonly handle: string
  /** Whom it is made out to now. */
  readonly buyer: InvoiceStanding['buyer']
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onAsked: () => void
  /** It cannot be asked for any more; a dialog says why. */
  readonly onOutdated: () => void
}

/** Another title (抬头): a company's name and number, or a person's. It begins with the present one, to be corrected. */
export function TitleSheet({ handle, buyer, isOpen, onClose, ...told }: ChangeSheetProps) {
  const draft = `invoice-title ${handle}`
  const form = useCallForm(changeInvoiceTitle, {
    initial: { title: buyer.name, taxPayerNumber: buyer.taxPayerNumber ?? '' },
    fixed: { handle },
    ...{ draft, ...endsOf(draft, told) },
  })
  return (
    <Sheet title="换抬头" {...{ isOpen, onClose }}>
      <form {...form.props} aria-label="换抬头">
        <Fields>
          <Field
            {...form.field('title')}
            label="新的发票抬头"
            hint="单位填营业执照上的全称，个人填姓名。"
            autoComplete="organization"
            maxLength={100}
          />
          <Field
            {...form.field('taxPayerNumber')}
            label="纳税人识别号"
            hint="单位填统一社会信用代码，个人填身份证号码。"
            maxLength={30}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <p>原来的发票会冲掉（红冲），不能再报销，另开一张新的给您。</p>
          <FormEnd form={form}>申请换抬头</FormEnd>
        </Fields>
      </form>
    </Sheet>
  )
}

/** The same invoice anew, with the customer's reason. */
export function ReissueSheet({ handle, buyer, isOpen, onClose, ...told }: ChangeSheetProps) {
  const draft = `invoice-reissue ${handle}`
  const form = useCallForm(reissueInvoice, {
    initial: { content: '' },
    fixed: { handle },
    ...{ draft, ...endsOf(draft, told) },
  })
  return (
    <Sheet title="重开发票" {...{ isOpen, onClose }}>
      <form {...form.props} aria-label="重开发票">
        <Fields>
          <TextareaField
            {...form.widget('content')}
            label="为什么重开"
            placeholder="例如 发票上的车牌号有误"
            maxLength={200}
          />
          <p>抬头仍是{buyer.name}。原来的发票会冲掉（红冲），不能再报销，另开一张新的给您。</p>
          <FormEnd form={form}>申请重开</FormEnd>
        </Fields>
      </form>
    </Sheet>
  )
}

function endsOf(
  draft: string,
  { onAsked, onOutdated }: Pick<ChangeSheetProps, 'onAsked' | 'onOutdated'>,
) {
  return {
    onAnswer() {
      forgetDraft(draft)
      onAsked()
    },
    onRefusal({ code }: Rejected) {
      if (code === resultCodes.stateChanged) onOutdated()
      return false
    },
  }
}
