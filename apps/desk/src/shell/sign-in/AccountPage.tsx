import { staffRoleNames } from '@ecenter/contract/desk/permissions.ts'
import { changePassword } from '@ecenter/contract/staff/desk/account.ts'
import { noteSignedOut, useDeskSession } from '../../client/desk-session.ts'
import { whyNotLeave } from '../../client/unsent.ts'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { Form } from '../../kit/fields/Form.tsx'
import { PasswordField } from '../../kit/fields/PasswordField.tsx'
import { Facts } from '../../kit/layout/Facts.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import styles from './AccountPage.module.css'

/** Who one is at the desk, and one's own password where one has any. */
export function AccountPage() {
  const me = useDeskSession(({ session }) => session.me)
  if (me === undefined) return null
  return (
    <div className={styles.page}>
      <Panel title="我的账号">
        <Facts
          facts={[
            { name: '姓名', value: me.name },
            { name: me.isByCompany ? '工号（公司账号登录）' : '账号', value: me.account },
            { name: '角色', value: me.roles.map((role) => staffRoleNames[role]).join('、') },
          ]}
        />
      </Panel>
      {!me.isByCompany && (
        <Panel title="修改密码">
          <PasswordForm />
        </Panel>
      )}
    </div>
  )
}

function PasswordForm() {
  const form = useDeskForm(changePassword, {
    initial: { password: '', newPassword: '' },
    after: whyNotLeave,
    onAnswer: () => noteSignedOut('密码已修改，请用新密码登录。'),
  })
  return (
    <Form
      {...form.props}
      actions={
        <Button type="submit" variant="primary" isBusy={form.isSending}>
          修改密码
        </Button>
      }
    >
      <p className={styles.word}>修改后，您在所有电脑上的登录都会退出，需要用新密码重新登录。</p>
      <PasswordField
        label="现在的密码"
        autoComplete="current-password"
        {...form.field('password')}
      />
      <PasswordField
        label="新密码"
        hint="至少 12 个字符，可以是一句容易记住的话。"
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
    </Form>
  )
}
