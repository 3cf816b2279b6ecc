import type { OfferLine, SettlementOffer } from '@ecenter/contract/claims/settlement-offer.ts'
import { yuan } from '../../kit/words/money.ts'

type Compared = Pick<SettlementOffer, 'lines' | 'total'>

/** What is another in an offer than in the one that was read before, a sentence each; never none. */
export function offerChanges(before: Compared, after: Compared): string[] {
  const left = [...before.lines]
  const changes = after.lines.flatMap((line) => {
    const at = left.findIndex(({ what }) => what === line.what)
    const [known] = at === -1 ? [] : left.splice(at, 1)
    return changeOf(known, line)
  })
  const gone = left.map(({ what, amount }) => `去掉了“${what}”${yuan(amount)} 元。`)
  const total =
    before.total === after.total
      ? []
      : [`合计由 ${yuan(before.total)} 元改为 ${yuan(after.total)} 元。`]
  const all = [...total, ...changes, ...gone]
  return all.length === 0 ? ['金额没有变，只是答复的期限或说明有更新。'] : all
}

function changeOf(before: OfferLine | undefined, { what, amount, basis }: OfferLine): string[] {
  if (before === undefined) return [`增加了“${what}”${yuan(amount)} 元。`]
  if (before.amount !== amount) {
    return [`“${what}”由 ${yuan(before.amount)} 元改为 ${yuan(amount)} 元。`]
  }
  return before.basis === basis ? [] : [`“${what}”的依据有更新。`]
}
