import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import type { OwnPayment } from '@ecenter/contract/payments/payment-calls.ts'
import { yuan } from '../../kit/words/money.ts'

const words: Readonly<Record<OwnPayment['kind'], string>> = {
  premium: '保费',
  refund: '退款',
  claim: '赔款',
}

export function kindWord(kind: OwnPayment['kind']): string {
  return words[kind]
}

/** What comes to the customer stands with its sign. */
export function signedYuan(fen: number): string {
  return `+${yuan(fen)}`
}

/** Below the name, a line each: how it stands, until or since when, for what car or into which account. */
export function notesOf({
  kind,
  state,
  stateText,
  note,
  at,
  dueOn,
  arrivesOn,
  arrivedOn,
  isOverdue,
  bankReference,
}: OwnPayment): string[] {
  const when = state === 'due' ? at && `${at} 前` : at
  const arrival = dueOn && (kind === 'claim' ? `最晚 ${dueOn} 付款` : `最晚 ${dueOn} 到账`)
  return [
    [stateText, when].filter(Boolean).join('，'),
    arrival && (isOverdue ? `${arrival}，已过期，请来电催办` : arrival),
    arrivalNote({ arrivesOn, arrivedOn, isOverdue }),
    note,
    bankReference && `银行流水号 ${bankReference}`,
  ].filter((line) => line !== undefined && line !== '') as string[]
}

/** When the account has what a claim paid. */
function arrivalNote({
  arrivesOn,
  arrivedOn,
  isOverdue,
}: Pick<OwnPayment, 'arrivesOn' | 'arrivedOn' | 'isOverdue'>): string | undefined {
  if (arrivedOn !== undefined) return `${arrivedOn} 到账`
  if (arrivesOn === undefined) return undefined
  const expected = `预计 ${arrivesOn} 到账`
  return isOverdue ? `${expected}，还没有到账消息，没收到请来电查询` : expected
}

/** Where it is paid, or what became of it can be read; a refund by link opens by the link in its SMS. */
export function hrefOf({
  kind,
  handle,
  claimKind = 'car',
  isByLink,
}: OwnPayment): string | undefined {
  if (isByLink) return undefined
  return kind === 'claim'
    ? `#${progressPages[claimKind]}?handle=${handle}`
    : `#/order-pay-detail?handle=${handle}`
}
