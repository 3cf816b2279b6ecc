import { httpText } from '@ecenter/client/http-text.ts'
import type { Failed, Result } from '@ecenter/client/result.ts'
import { reactionTo } from '@ecenter/contract/results/reaction.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'

/** The session of the desk is over, or never began. */
export function isSignedOut(result: Result<unknown>): boolean {
  return result.kind === 'rejected' && result.code === resultCodes.grantMissing
}

/** What staff read of a failure; of one that is ours, with the code that they can pass on. */
export function failureText(failed: Failed): string {
  if (failed.kind === 'transport') {
    return failed.status === 500 ? '服务出了点问题，请稍后再试。' : httpText(failed.status)
  }
  // What the service says of it is for customers: staff are whom the hotline leads to.
  if (failed.code === resultCodes.nothingFound) return '没有查到相符的记录，请核对后再查。'
  const reaction = reactionTo(failed.code, failed.message)
  switch (reaction.kind) {
    case 'confirm':
    case 'reload':
      return `服务出了点问题，请稍后再试。（${reaction.code}）`
    case 'none':
    case 'go-home':
    case 'alert':
      return failed.message
  }
}
