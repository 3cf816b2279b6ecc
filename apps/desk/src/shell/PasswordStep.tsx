import type { ResponseOf } from '@ecenter/contract/call.ts'
import { signIn } from '@ecenter/contract/staff/desk/account.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/Button.tsx'
import { Form } from '../kit/Form.tsx'
import { PasswordField } from '../kit/PasswordField.tsx'
import { TextField } from '../kit/TextField.tsx'

interface PasswordStepProps {
  readonly onPassed: (answer: ResponseOf<typeof signIn>) => void
}

/** First of two steps. What is wrong with either is said in one and the same way. */
export function PasswordStep({ onPassed }: PasswordStepProps) {
  const form = useDeskForm(signIn, {
    initial: { account: '', password: '' },
    onAnswer: onPassed,
  })
  return (
    <Form
      {...form.props}
      actions={
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          下一步
        </Button>
      }
    >
      <TextField label="账号" autoComplete="username" autoFocus {...form.field('account')} />
      <PasswordField label="密码" autoComplete="current-password" {...form.field('password')} />
    </Form>
  )
}
