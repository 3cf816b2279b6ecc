import { Button } from '../kit/Button.tsx'
import { Form } from '../kit/Form.tsx'
import { CodeField } from '../kit/TextField.tsx'
import { useConfirmation } from './use-confirmation.ts'

interface CodeStepProps {
  /** To the first step, and why. */
  readonly onBack: (why?: string) => void
}

/** Second step: the six digits of the app. */
export function CodeStep({ onBack }: CodeStepProps) {
  const form = useConfirmation({ code: '' }, onBack)
  return (
    <Form
      {...form.props}
      actions={
        <>
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            登录
          </Button>
          <Button variant="text" onClick={() => onBack()}>
            换一个账号
          </Button>
        </>
      }
    >
      <CodeField
        label="动态码"
        hint="打开手机上的验证器应用，输入本账号的 6 位数字。每个动态码只能用一次。"
        autoFocus
        {...form.field('code')}
      />
    </Form>
  )
}
