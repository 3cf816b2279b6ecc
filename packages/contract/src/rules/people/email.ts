import { pipe, transform } from 'valibot'
import { judged } from '../judged.ts'
import { typedCode } from '../text.ts'

const longest = 60
const address = /^[\w.+-]+@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i

/**
 * `isEmail`: one mailbox; the narrow alphabet leaves no room for a second recipient or a header. The full
 * stop of a Chinese keyboard is taken for the dot that was meant.
 */
export const email = pipe(
  typedCode('邮箱'),
  transform((typed) => typed.replaceAll('。', '.')),
  judged(faultIn),
)

/** The length is judged first: the pattern would take minutes over a very long value. */
function faultIn(typed: string): string | undefined {
  if (typed.length > longest) return `邮箱最多 ${longest} 个字符，现在 ${typed.length} 个，请更换`
  if (!typed.includes('@')) return '邮箱里缺少 @，例如 name@example.com'
  return address.test(typed) ? undefined : '邮箱有误，请核对，例如 name@example.com'
}
