import type { DecisionAsked } from '@ecenter/contract/claims/desk/desk-claim.ts'
import { useEffect } from 'react'
import { amountText } from '../kit/fields/amount-text.ts'
import { Callout } from '../kit/layout/Callout.tsx'

interface AskedDecisionProps {
  readonly decision: DecisionAsked
  readonly onChanged: () => Promise<unknown>
}

/** A core answers within seconds or in its own time; each look at a claim is in the trail. */
const lookAgainAfterMs = [2_000, 6_000, 20_000]

/** What the core was asked to decide; the claim is read anew for its answer. */
export function AskedDecision({ decision, onChanged }: AskedDecisionProps) {
  const { status, name, amount, account, askedAt, reason } = decision
  const isOpen = status === 'asked' || status === 'overdue'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page makes it anew each time it is drawn
  useEffect(() => {
    if (!isOpen) return
    const timers = lookAgainAfterMs.map((ms) => setTimeout(() => void onChanged(), ms))
    return () => timers.forEach(clearTimeout)
  }, [isOpen])
  const what = amount === undefined ? name : `${name} ${amountText(amount)}`
  switch (status) {
    case 'refused':
      return (
        <Callout tone="danger">{`核心系统没有同意“${what}”：${reason ?? '没有说明原因'}`}</Callout>
      )
    case 'overdue':
      return (
        <Callout tone="danger">{`${account} ${askedAt} 提请核心系统“${what}”，已超过答复时限，请联系核心系统。`}</Callout>
      )
    default:
      return (
        <Callout tone="info">{`${account} ${askedAt} 已提请核心系统“${what}”，等待答复；答复前客户看不到。`}</Callout>
      )
  }
}
