import type { ComponentProps, FormEvent } from 'react'
import { SubmitButton } from '../../kit/buttons/SubmitButton.tsx'
import { Field } from '../../kit/fields/Field.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'

interface EmailFormProps {
  /** What `useEmailForm` gives. */
  readonly form: {
    readonly props: ComponentProps<'form'> & { readonly onSubmit: (event: FormEvent) => void }
    readonly field: (
      name: 'email',
    ) => Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>
    readonly notice: string | undefined
    readonly isSending: boolean
  }
  /** False where the phone is proven already. */
  readonly isCodeAhead?: boolean
}

export function EmailForm({ form, isCodeAhead = true }: EmailFormProps) {
  return (
    <form {...form.props}>
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
          hint={`${isCodeAhead ? '发送前需要短信验证。' : ''}几分钟内送达，没收到时请查看垃圾邮件。`}
          data-autofocus=""
        />
        {form.notice !== undefined && <FormNotice text={form.notice} />}
        <SubmitButton isSending={form.isSending} sendingText="正在发送…">
          发送
        </SubmitButton>
      </Fields>
    </form>
  )
}
