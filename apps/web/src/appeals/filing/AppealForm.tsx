import { queryWapClaimSchedleInfo } from '@ecenter/contract/claims/claim-progress.ts'
import { useCall } from '../../client/use-call.ts'
import { Field } from '../../kit/Field.tsx'
import { Fields } from '../../kit/Fields.tsx'
import { Loading } from '../../kit/Loading.tsx'
import { SubmitButton } from '../../kit/SubmitButton.tsx'
import { TextareaField } from '../../kit/TextareaField.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'
import { ClaimOfAppeal } from './ClaimOfAppeal.tsx'
import { KindChoice } from './KindChoice.tsx'
import { PersonFields } from './PersonFields.tsx'
import { ReportNumberField } from './ReportNumberField.tsx'
import { useAppealForm } from './use-appeal-form.ts'

interface AppealFormProps {
  /** Of the claim that the visitor comes from. */
  readonly handle: string | undefined
}

/** The claim that the visitor comes from is named, as long as the session knows it. */
export function AppealForm({ handle }: AppealFormProps) {
  const claim = useCall(queryWapClaimSchedleInfo, handle === undefined ? undefined : { handle })
  if (claim.isLoading) return <Loading />
  if (claim.value === undefined) return <FieldsOfAppeal />
  return <FieldsOfAppeal handle={handle} maskedRegistNo={claim.value.maskedRegistNo} />
}

interface FieldsOfAppealProps extends Partial<AppealFormProps> {
  readonly maskedRegistNo?: string
}

function FieldsOfAppeal({ handle, maskedRegistNo }: FieldsOfAppealProps) {
  const { form, kind, isNumberAsked, isClaimLost } = useAppealForm(handle)
  const content = kind === 'objection' ? '异议内容' : '投诉内容'
  return (
    <form {...form.props} aria-label="提交申诉">
      <Fields>
        <KindChoice {...form.widget('kind')} value={kind} />
        {maskedRegistNo !== undefined && !isClaimLost && (
          <ClaimOfAppeal maskedRegistNo={maskedRegistNo} />
        )}
        {isNumberAsked && <ReportNumberField {...form.field('registNo')} />}
        <PersonFields form={form} />
        <TextareaField
          {...form.widget('content')}
          label={content}
          placeholder="发生了什么，您希望怎么处理"
          maxLength={500}
          rows={5}
        />
        <Field
          {...form.field('email')}
          label="邮箱"
          aside="选填"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="用来接收处理结果"
          maxLength={60}
        />
        <div>
          <FormNotice text={form.notice} />
          <SubmitButton isSending={form.isSending}>提交申诉</SubmitButton>
        </div>
      </Fields>
      {form.sheet}
    </form>
  )
}
