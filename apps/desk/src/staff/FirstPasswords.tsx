import { FirstPasswordDialog } from './FirstPasswordDialog.tsx'
import { putAway, useFirstPasswords } from './first-passwords.ts'

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
