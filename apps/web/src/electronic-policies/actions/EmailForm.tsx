import type { sendPolicyEmail } from '@ecenter/contract/electronic-policies/send-policy-email.ts'
import type { useCallForm } from '../../client/use-call-form.ts'
import { Field } from '../../kit/Field.tsx'
import { Fields } from '../../kit/Fields.tsx'
import { SubmitButton } from '../../kit/SubmitButton.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'

interface EmailFormProps {
  readonly form: ReturnType<typeof useCallForm<typeof sendPolicyEmail>>
  /** Why the service sends nothing: three a day, or no mail just now. */
  readonly refusal: string | undefined
  readonly onSend: () => void
}

export function EmailForm({ form, refusal, onSend }: EmailFormProps) {
  const notice = refusal ?? form.notice
  return (
    <form
      {...form.props}
      onSubmit={(event) => {
        onSend()
        form.props.onSubmit(event)
      }}
    >
      <Fields>
        <Field
          {...form.field('email')}
          label="邮箱地址"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          placeholder="例如 name@example.com"
          hint="发送前需要短信验证。几分钟内送达，没收到时请查看垃圾邮件。"
          data-autofocus=""
        />
        {notice !== undefined && <FormNotice text={notice} />}
        <SubmitButton isSending={form.isSending} sendingText="正在发送…">
          发送
        </SubmitButton>
      </Fields>
    </form>
  )
}
