import type { Rejected } from '@ecenter/client/result.ts'
import type { ResponseOf } from '@ecenter/contract/call.ts'
import { type checkInfo, submitRefundDetails } from '@ecenter/contract/links/link.ts'
import { SubmitButton } from '../../kit/buttons/SubmitButton.tsx'
import { DateField } from '../../kit/fields/DateField.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import type { AgreementName } from '../../shell/agreements/agreements.ts'
import { ConsentCheckbox, useConsent } from '../../shell/agreements/ConsentCheckbox.tsx'
import { forgetDraft } from '../../state/form-drafts.ts'
import { useLinkRefund } from '../../state/link-refund.ts'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { useFreshCodeForm } from '../../verification/use-fresh-code-form.tsx'
import type { Registration } from '../registration.ts'
import { BankFields } from './BankFields.tsx'
import type { RefundFields } from './refund-fields.ts'

const consentTexts: readonly AgreementName[] = ['refund-data']

interface RefundFormProps {
  readonly pid: string
  readonly refund: ResponseOf<typeof checkInfo>
  readonly onStored: (registration: Registration) => void
  readonly onRefused: (refused: Rejected) => void
}

/** Names, flight and bank; a code to the phone of the link sends them. The card is kept nowhere. */
export function RefundForm({ pid, refund, onStored, onRefused }: RefundFormProps) {
  const { handle, purpose } = refund
  const hasFlight = purpose === 'flight-delay'
  const mobile = useLinkRefund((typed) => typed.mobile)
  const consent = useConsent(consentTexts)
  const form = useFreshCodeForm(
    submitRefundDetails,
    // The same page anew, which then asks for the phone again.
    { handle, purpose: 'register-bank', queryHref: `#/link-refund?pid=${pid}&again=1` },
    {
      initial: {
        insuredName: '',
        ...(hasFlight && {
          flightnumber: refund.flightnumber ?? '',
          flightdate: refund.flightdate ?? '',
        }),
        bankcardno: '',
        bankName: '',
        bankProvince: '',
        bankCity: '',
        bankSubName: '',
      },
      fixed: { handle, mobile },
      draft: handle,
      canSubmit: consent.check,
      onAnswer(registration) {
        forgetDraft(handle)
        onStored(registration)
      },
      onRefusal(refused) {
        onRefused(refused)
        return false
      },
    },
  )
  return (
    <form {...form.props} aria-label="登记收款账户">
      <Fields>
        <Field
          {...form.field('insuredName')}
          label="被保险人姓名"
          hint="收款人要是被保险人本人，请填写全名。"
          autoComplete="name"
          maxLength={30}
        />
        {hasFlight && <FlightFields form={form} />}
        <BankFields form={form} />
        <div>
          <FormNotice text={form.notice} />
          <ConsentCheckbox consent={consent} />
          <SubmitButton isSending={form.isSending}>提交登记</SubmitButton>
        </div>
      </Fields>
      {form.sheet}
    </form>
  )
}

/** Longer ago than that no delay is paid for any more. */
const yearsBack = 2

/** Which flight was delayed, as it stands on the boarding pass. */
function FlightFields({ form }: { readonly form: RefundFields }) {
  const today = new Date()
  return (
    <>
      <Field
        {...form.field('flightnumber')}
        label="航班号"
        placeholder="例如 CA1234"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
      />
      <DateField
        {...form.widget('flightdate')}
        label="航班日期"
        min={`${today.getFullYear() - yearsBack}-01-01`}
        max={today.toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' })}
      />
    </>
  )
}
