import { maxLength, minLength, pipe, string } from 'valibot'
import { storable } from '../../rules/storable.ts'

const longest = 128

/** A password that should be there already: it is compared, never judged. */
export const password = pipe(
  string('请输入密码'),
  minLength(1, '请输入密码'),
  maxLength(longest, `密码最多 ${longest} 个字符`),
  storable(),
)

/**
 * Length is what makes a password strong, and nothing is trimmed. What is guessed first, such as common words,
 * runs and names at hand, the service refuses at the same field.
 */
export const newPassword = pipe(
  string('请输入新密码'),
  minLength(12, '新密码至少 12 个字符'),
  maxLength(longest, `新密码最多 ${longest} 个字符`),
  storable(),
)
