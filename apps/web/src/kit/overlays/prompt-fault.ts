import { invalidInputText } from './dialog-words.ts'

/** What an answer has to be like. */
export interface PromptRule {
  /** The whole answer has to fit it. */
  readonly pattern?: RegExp | undefined
  /** Tells what is wrong, or just that something is: `false` and `''` are no text of their own. */
  readonly judge?: ((typed: string) => boolean | string) | undefined
  /** Instead of the usual 输入的内容有误. */
  readonly invalidText?: string | undefined
}

/** What is wrong with an answer; nothing when it may go (specification, section 5). */
export function promptFault(typed: string, rule: PromptRule): string | undefined {
  const invalid = rule.invalidText ?? invalidInputText
  if (rule.pattern !== undefined && !isWhole(typed, rule.pattern)) return invalid
  const verdict = rule.judge?.(typed) ?? true
  if (verdict === true) return undefined
  return verdict === false || verdict === '' ? invalid : verdict
}

function isWhole(typed: string, { source, flags }: RegExp): boolean {
  return new RegExp(`^(?:${source})$`, flags.replace('g', '')).test(typed)
}
