import { maxLength, minLength, pipe, regex, toLowerCase } from 'valibot'
import { typedCode } from '../../rules/typed.ts'

/** What a new member of staff will sign in with; capitals do not count. */
export const newAccount = pipe(
  typedCode('账号'),
  toLowerCase(),
  minLength(2, '账号至少 2 个字符'),
  maxLength(40, '账号最多 40 个字符'),
  regex(/^[a-z0-9][a-z0-9._-]*$/, '账号只能用字母、数字和 . _ -，以字母或数字开头'),
)
