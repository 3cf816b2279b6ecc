import { QrCode } from '@ecenter/ui/QrCode.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { CopyText } from '../../kit/buttons/CopyText.tsx'
import { Form } from '../../kit/fields/Form.tsx'
import { PasswordField } from '../../kit/fields/PasswordField.tsx'
import { CodeField } from '../../kit/fields/TextField.tsx'
import { useConfirmation } from '../use-confirmation.ts'
import styles from './EnrolStep.module.css'

interface EnrolStepProps {
  /** What joins an app to the account, as text to type. */
  readonly secret: string
  /** The same as an address that apps read from a QR code. */
  readonly address: string
  readonly onBack: (why?: string) => void
}

/** A new account joins an app, chooses a password of its own, and proves the app with a first code. */
export function EnrolStep({ secret, address, onBack }: EnrolStepProps) {
  const form = useConfirmation({ newPassword: '', code: '' }, onBack)
  return (
    <Form
      {...form.props}
      actions={
        <>
          <Button type="submit" variant="primary" isBusy={form.isSending}>
            启用并登录
          </Button>
          <Button variant="text" onClick={() => onBack()}>
            换一个账号
          </Button>
        </>
      }
    >
      <ol className={styles.steps}>
        <li>
          <h2>用验证器应用扫码</h2>
          <p className={styles.word}>
            手机上没有时，先安装一个验证器（TOTP）应用。不能扫码时，输入下面的密钥。
          </p>
          <QrCode text={address} label="验证器应用的二维码" />
          <CopyText label="密钥" text={inGroups(secret)} />
        </li>
        <li>
          <h2>设置您自己的密码</h2>
          <PasswordField
            label="新密码"
            hint="至少 12 个字符，可以是一句容易记住的话。"
            autoComplete="new-password"
            {...form.field('newPassword')}
          />
        </li>
        <li>
          <h2>输入应用显示的动态码</h2>
          <CodeField label="动态码" {...form.field('code')} />
        </li>
      </ol>
    </Form>
  )
}

/** Four characters at a time are typed without losing one's place; apps ignore the spaces. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ')
}
