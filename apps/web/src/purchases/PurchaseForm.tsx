import type { RequestOf, ResponseOf } from '@ecenter/contract/call.ts'
import { readSalesHours } from '@ecenter/contract/customer-service/read-sales-hours.ts'
import { leaveLead } from '@ecenter/contract/purchases/lead.ts'
import { useState } from 'react'
import { useCall } from '../client/use-call.ts'
import { SubmitButton } from '../kit/buttons/SubmitButton.tsx'
import { SelectField } from '../kit/choices/SelectField.tsx'
import { Field } from '../kit/fields/Field.tsx'
import { Fields } from '../kit/fields/Fields.tsx'
import { PhoneField } from '../kit/fields/PhoneField.tsx'
import { PageFoot } from '../kit/layout/PageFoot.tsx'
import { later } from '../kit/overlays/later.tsx'
import { CitySheet } from '../places/CitySheet.tsx'
import { ConsentCheckbox, useConsent } from '../shell/agreements/ConsentCheckbox.tsx'
import { navigate } from '../shell/location.ts'
import { useCarPurchase } from '../state/car-purchase.ts'
import { forgetDraft } from '../state/form-drafts.ts'
import { useLeftLead } from '../state/left-lead.ts'
import { FormNotice } from '../verification/FormNotice.tsx'
import { useTypedPhoneForm } from '../verification/use-typed-phone-form.tsx'
import { leftPath } from './purchase-pages.ts'

const OwnFacts = later(() => import('../verification/own/OwnFacts.tsx'), 'OwnFacts')

interface PurchaseFormProps {
  /** Of the link that was opened, unless it is nobody's; without one the promoter's phone may be typed. */
  readonly promoterCode: string | undefined
}

/** Who wants to buy, where, and how to reach them. */
export function PurchaseForm({ promoterCode }: PurchaseFormProps) {
  const { applicant, mobile, sharePhone, cityCode } = useCarPurchase()
  const consent = useConsent()
  const isShared = promoterCode === undefined
  const form = useTypedPhoneForm(leaveLead, 'purchase', {
    initial: { applicant, mobile, sharePhone },
    optional: ['sharePhone'],
    fixed: {
      cityCode,
      promoterCode,
      ...(!isShared && { sharePhone: undefined }),
    },
    canSubmit: consent.check,
    onAnswer: handleLeft,
  })
  // It stands there as it is shown, and takes no code.
  const isProven = form.field('mobile').value.includes('*')
  return (
    <form {...form.props} aria-label="投保登记">
      <Fields>
        <OwnFacts isOpen name={form.widget('applicant')} phone={form.widget('mobile')} />
        <Field {...form.field('applicant')} label="投保人姓名" autoComplete="name" maxLength={30} />
        <PhoneField
          {...form.field('mobile')}
          label="手机号"
          hint={isProven ? undefined : '提交前要用短信验证。'}
        />
        <CityField />
        {isShared && (
          <Field
            {...form.field('sharePhone')}
            label="推荐人手机号"
            aside="选填"
            inputMode="tel"
            maxLength={20}
          />
        )}
        <div>
          <FormNotice text={form.notice} />
          <ConsentCheckbox consent={consent} />
          <SubmitButton isSending={form.isSending}>提交登记</SubmitButton>
          <AdviserHours />
        </div>
      </Fields>
      {form.sheet}
    </form>
  )
}

/** When those who call back are there; nobody waits for it. */
function AdviserHours() {
  const { value: hours } = useCall(readSalesHours, {})
  return hours === undefined ? null : <PageFoot>投保顾问服务时间：{hours.hours}</PageFoot>
}

/** The next wish begins with the same person. */
function handleLeft(
  { leadNo, isRepeated, callBack = '', salesUrl = '' }: ResponseOf<typeof leaveLead>,
  { applicant, mobile }: RequestOf<typeof leaveLead>,
) {
  useCarPurchase.setState({ applicant, mobile })
  useLeftLead.setState({ leadNo, isRepeated, callBack, salesUrl })
  forgetDraft(leaveLead.path)
  navigate(leftPath)
}

/** The city in which insurance is bought. */
function CityField() {
  const { cityCode, cityName } = useCarPurchase()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <SelectField
        label="投保城市"
        name="cityCode"
        text={cityName}
        isOpen={isOpen}
        onOpen={() => setIsOpen(true)}
      />
      <CitySheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        selected={cityCode}
        onChoose={(place) =>
          useCarPurchase.setState({ cityCode: place.cityCode, cityName: place.cityName })
        }
      />
    </>
  )
}
