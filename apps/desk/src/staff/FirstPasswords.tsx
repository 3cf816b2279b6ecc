import { Actions } from '../kit/buttons/Actions.tsx'
import { Button } from '../kit/buttons/Button.tsx'
import { CopyText } from '../kit/buttons/CopyText.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { Dialog } from '../kit/overlays/Dialog.tsx'
import styles from './FirstPasswordDialog.module.css'
import { type NewPassword, putAway, useFirstPasswords } from './first-passwords.ts'

/** First passwords over whatever page is open, one after the other: each is shown only once. */
export function FirstPasswords() {
  const [password] = useFirstPasswords(({ shown }) => shown)
  if (password === undefined) return null
  return (
    <FirstPasswordDialog
      key={password.firstPassword}
      password={password}
      onClose={() => putAway(password)}
    />
  )
}

interface FirstPasswordDialogProps {
  readonly password: NewPassword
  readonly onClose: () => void
}

/** The one time that a first password is shown. */
function FirstPasswordDialog({ password, onClose }: FirstPasswordDialogProps) {
  const { member, firstPassword } = password
  return (
    <Dialog title={`${member.name}的首次密码`} onClose={onClose}>
      <div className={styles.parts}>
        <p>请把账号和首次密码当面或打电话告诉员工。第一次登录时，员工要设置自己的密码。</p>
        <CopyText label="账号" text={member.account} />
        <CopyText label="首次密码" text={firstPassword} />
        <Callout tone="warning">首次密码只显示这一次。关闭后看不到，只能再重置。</Callout>
        <Actions>
          <Button variant="primary" onClick={onClose}>
            已经记下
          </Button>
        </Actions>
      </div>
    </Dialog>
  )
}
