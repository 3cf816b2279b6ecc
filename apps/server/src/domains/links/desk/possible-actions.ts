import type { DeskLink, LinkState } from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { possibleUnless } from '../../../platform/calls/possible-unless.ts'
import { whyNotTwo } from '../../../platform/staff/two-people.ts'
import type { RefundRegistration } from '../store/refund-registration.ts'
import type { ShortLink } from '../store/short-link.ts'

export type LinkAction = keyof DeskLink['actions']

interface Seen {
  readonly state: LinkState
  readonly link: Pick<ShortLink, 'staffId' | 'senderOpenedBy'>
  readonly registration:
    | Pick<RefundRegistration, 'doubtedAt' | 'closedAt' | 'settledBy' | 'otherTransfers'>
    | undefined
  readonly staff: Pick<Staff, 'id' | 'openedBy'>
}

/** What this member of staff may do with a link as it stands, and why not. */
export function possibleActions(seen: Seen): DeskLink['actions'] {
  return {
    revoke: possibleUnless(whyNotRevoke(seen)),
    reveal: possibleUnless(whyNotOwn(seen) ?? whyNotPay(seen)),
    markPaid: possibleUnless(whyNotOwn(seen) ?? whyNotPay(seen)),
    markFailed: possibleUnless(whyNotOwn(seen) ?? whyNotFail(seen)),
    closeFailed: possibleUnless(whyNotClose(seen)),
    // Whoever knows of it says so.
    tellTransfer: possibleUnless(whyNotTell(seen)),
    settleTransfer: possibleUnless(whyNotOwn(seen) ?? whyNotSettle(seen)),
  }
}

function whyNotRevoke({ state }: Seen): string | undefined {
  return state === 'open' ? undefined : '客户已经登记，或者链接已经失效。'
}

/** Who says that money is due is somebody else than who sends it, and neither could have come in as the other. */
function whyNotOwn({ link, staff }: Seen): string | undefined {
  const { staffId, senderOpenedBy: openedBy } = link
  if (staffId === undefined) return undefined
  return whyNotTwo(
    staff,
    { id: staffId, openedBy },
    {
      isSame: '这个链接是您发的，打款要由另一位同事办理。',
      isOpenedByFirst: '您的账号由发链接的人开通或重置，打款要由另一位同事办理。',
      hasOpenedFirst: '发链接的人的账号由您开通或重置，打款要由另一位同事办理。',
    },
  )
}

function whyNotPay({ state }: Seen): string | undefined {
  switch (state) {
    case 'registered':
      return undefined
    case 'paid':
      return '已经打款。'
    case 'failed':
      return '打款失败过，请给客户发新的链接。'
    case 'open':
    case 'expired':
    case 'revoked':
      return '客户还没有登记收款账户。'
  }
}

function whyNotTell({ state }: Seen): string | undefined {
  return state === 'paid' || state === 'failed' ? undefined : '还没有打款结果。'
}

/** Whether money went twice finds out somebody who sent none of it. */
function whyNotSettle({ registration, staff }: Seen): string | undefined {
  if (registration?.doubtedAt === undefined) return '没有要核实的转账。'
  const { settledBy, otherTransfers = [] } = registration
  const payers = [settledBy, ...otherTransfers.map(({ toldBy }) => toldBy)]
  return payers.includes(staff.id) ? '其中一笔是您登记的，要由另一位同事核实。' : undefined
}

/** No money moves by it: whoever pays says it, whoever sent the link. */
function whyNotClose({ state, registration }: Seen): string | undefined {
  if (state !== 'failed') return '打款没有失败。'
  return registration?.closedAt === undefined ? undefined : '已经登记过后续办理。'
}

/** A bank may send money back days later. */
function whyNotFail(seen: Seen): string | undefined {
  return seen.state === 'paid' ? undefined : whyNotPay(seen)
}
