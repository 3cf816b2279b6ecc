import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import {
  type DeskLink,
  type DeskLinkRow,
  markPaid,
} from '@ecenter/contract/links/desk/links-at-desk.ts'
import type { Staff } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { maskAccount, maskMobile, maskName } from '../../../platform/mask/mask.ts'
import { staffNames } from '../../../platform/staff/staff.repository.ts'
import type { Services } from '../../services.ts'
import type { OtherTransfer, RefundRegistration } from '../store/refund-registration.ts'
import type { ShortLinkStore } from '../store/short-link.repository.ts'
import { stateOf, type WholeLink } from '../store/whole-link.ts'
import { moneyBeside } from './money-of-policy.ts'
import { possibleActions } from './possible-actions.ts'

type Names = ReadonlyMap<string, string>

/** Links as lists of the desk show them. */
export async function linkRows(
  services: Pick<Services, 'clock'> & ShortLinkStore,
  links: readonly WholeLink[],
): Promise<DeskLinkRow[]> {
  const names = await staffNames(
    services,
    links.flatMap(({ link }) => link.staffId ?? []),
  )
  return links.map((whole) => rowOf(whole, names, services.clock.now()))
}

/** All of a link for this member of staff; the account for who pays. */
export async function deskLinkOf(
  services: Pick<Services, 'clock'> & ShortLinkStore,
  whole: WholeLink,
  staff: Pick<Staff, 'id' | 'roles' | 'openedBy'>,
): Promise<DeskLink> {
  const { link, registration } = whole
  const now = services.clock.now()
  const { otherTransfers = [] } = registration ?? {}
  const told = otherTransfers.map(({ toldBy }) => toldBy)
  const ids = [link.staffId, registration?.settledBy, registration?.closing?.by, ...told].flatMap(
    (id) => id ?? [],
  )
  const names = await staffNames(services, ids)
  const isPayer = isAllowed(markPaid.access, staff.roles)
  return {
    ...rowOf(whole, names, now),
    name: link.insuredName,
    phone: link.isPhoneOnFile ? maskMobile(link.mobile) : link.mobile,
    policyNo: link.policyNo,
    reason: link.reason,
    flightnumber: registration?.flightnumber ?? link.flightnumber,
    flightdate: registration?.flightdate ?? link.flightdate,
    account: isPayer ? registration && accountOf(registration) : undefined,
    settlement: registration && settlementOf(registration, names),
    otherTransfers: otherTransfers.map((other) => otherTransferOf(other, names)),
    doubtNote: registration?.doubtNote,
    beside: isPayer ? await moneyBeside(services, link) : undefined,
    isPayer,
    actions: possibleActions({ ...whole, state: stateOf(whole, now), staff }),
  }
}

function rowOf(whole: WholeLink, names: Names, now: Date): DeskLinkRow {
  const { link, registration } = whole
  return {
    linkId: link.ref.id,
    state: stateOf(whole, now),
    purpose: link.purpose,
    maskedName: maskName(link.insuredName),
    maskedPhone: maskMobile(link.mobile),
    amount: link.amount,
    sentAt: minuteInChina(link.createdAt),
    senderName: nameOf(link.staffId, names),
    expiresAt: minuteInChina(link.expiresAt),
    registeredAt: registration && minuteInChina(registration.registeredAt),
    isDoubted: registration?.doubtedAt !== undefined,
    awaitsClosing: registration?.status === 'failed' && registration.closedAt === undefined,
  }
}

function accountOf({
  receiptNo,
  bankName,
  bankProvince,
  bankCity,
  bankSubName,
  bankcardno: accountNo,
}: RefundRegistration): NonNullable<DeskLink['account']> {
  return {
    receiptNo,
    bankName,
    bankPlace: bankProvince === bankCity ? bankCity : `${bankProvince}${bankCity}`,
    bankSubName,
    maskedCard: maskAccount({ bank: bankName, accountNo }),
  }
}

function settlementOf(registration: RefundRegistration, names: Names): DeskLink['settlement'] {
  const { settledAt, settledBy, paidOn, bankReference, failedReason } = registration
  if (settledAt === undefined) return undefined
  return {
    settledAt: minuteInChina(settledAt),
    settledByName: tellerOf(settledBy, names),
    paidOn,
    bankReference,
    failedReason,
    closing: closingOf(registration, names),
  }
}

function closingOf(
  { closing, closedAt }: RefundRegistration,
  names: Names,
): NonNullable<DeskLink['settlement']>['closing'] {
  if (closing === undefined || closedAt === undefined) return undefined
  const { how, note, by } = closing
  return { how, note, closedAt: minuteInChina(closedAt), closedByName: names.get(by) ?? '' }
}

function otherTransferOf(
  { toldAt, toldBy, amountFen: amount, paidOn, bankReference }: OtherTransfer,
  names: Names,
): DeskLink['otherTransfers'][number] {
  const toldByName = tellerOf(toldBy, names)
  return { toldAt: minuteInChina(new Date(toldAt)), toldByName, amount, paidOn, bankReference }
}

function tellerOf(staffId: string | undefined, names: Names): string | undefined {
  return staffId === undefined ? '核心系统' : nameOf(staffId, names)
}

function nameOf(staffId: string | undefined, names: Names): string | undefined {
  return staffId === undefined ? undefined : names.get(staffId)
}
