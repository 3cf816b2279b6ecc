import { maxLength, minLength, pipe, string } from 'valibot'

/** Length is what makes a password strong; nothing is asked for beyond it, and nothing is trimmed. */
export const newPassword = pipe(
  string('请输入新密码'),
  minLength(12, '新密码至少 12 个字符'),
  maxLength(128, '新密码最多 128 个字符'),
)
