import { dayInChinese } from '../../../platform/documents/letterhead.ts'
import { amountInFigures, nothing } from '../../../platform/documents/printed-amount.ts'
import { maskIdNumber, maskMobile } from '../../../platform/mask/mask.ts'
import { hourOf } from '../../policies/rules/start-of.ts'
import { phoneOnFile } from '../../policies/store/phone-on-file.ts'
import type { Coverage, Endorsement, Policy } from '../../policies/store/policy.ts'

/** ID numbers and phones stay masked, for papers are shown around. */
export type PrintedParty = {
  readonly name: string
  readonly idNumber: string
  readonly mobile: string
}

export type PrintedParties = { readonly applicant: PrintedParty; readonly insured: PrintedParty }

export function printedParties(policy: Pick<Policy, 'applicant' | 'insured'>): PrintedParties {
  return {
    applicant: printedParty(policy.applicant, phoneOnFile(policy)),
    insured: printedParty(policy.insured, policy.insured.mobile),
  }
}

function printedParty({ name, idNumber }: Policy['insured'], mobile: string | undefined) {
  return {
    name,
    idNumber: maskIdNumber(idNumber),
    mobile: mobile === undefined ? nothing : maskMobile(mobile),
  }
}

export type PrintedVehicle = {
  readonly licenseNo: string
  readonly brandModel: string
  readonly frameNo: string
  readonly engineNo: string
  readonly useNature: string
  readonly seats: string
  readonly firstRegisteredOn: string
}

/** Throws an Error for a policy that insures no car. */
export function printedVehicle({ vehicle, ref }: Policy): PrintedVehicle {
  if (vehicle === undefined) throw new Error(`policy ${ref.id} has no vehicle`)
  return {
    ...vehicle,
    licenseNo: vehicle.licenseNo ?? '新车未上牌',
    seats: `${vehicle.seats} 人`,
    firstRegisteredOn: dayInChinese(vehicle.firstRegisteredOn),
  }
}

type Term = Pick<Policy, 'startsOn' | 'startHour' | 'endsOn' | 'cancelledOn'>

/** Both days are covered: from midnight of the first, or a later hour, to 24:00 of the last. */
export function periodOf({ startsOn, startHour = 0, endsOn }: Term): string {
  return `自 ${dayInChinese(startsOn)} ${hourOf(startHour)} 起至 ${dayInChinese(endsOn)} 24:00 止`
}

/** Why the printed period is not the whole truth; undefined of a policy that was not cancelled. */
export function cancellationOf({ cancelledOn }: Term): string | undefined {
  if (cancelledOn === undefined) return undefined
  return `本保险合同自 ${dayInChinese(cancelledOn)} 00:00 起解除，此后发生的事故不在保险责任之内。`
}

export type PrintedCoverage = {
  readonly name: string
  readonly limit: string
  /** What the limit does not say (每座限额 …), or says alone (服务次数 …); may be empty. */
  readonly limitNote: string
  readonly deductible: string
  readonly premium: string
}

export function printedCoverage({ name, note, limitFen, deductible, premiumFen }: Coverage) {
  return {
    name,
    limit: limitFen === undefined && note !== undefined ? '' : amountInFigures(limitFen),
    limitNote: note ?? '',
    deductible: deductible ?? nothing,
    premium: amountInFigures(premiumFen),
  } satisfies PrintedCoverage
}

/** One change as the policy lists it; in full it is a paper of its own. */
export type PrintedEndorsement = {
  readonly endorsementNo: string
  readonly effectiveOn: string
  readonly summary: string
  readonly changes: readonly string[]
  readonly premiumChange: string
}

export function printedEndorsement(endorsement: Endorsement): PrintedEndorsement {
  const { endorsementNo, effectiveOn, summary, changes, premiumChangeFen } = endorsement
  return {
    endorsementNo,
    effectiveOn: dayInChinese(effectiveOn),
    summary,
    changes: changes.map(({ item, before, after }) => `${item}：由“${before}”变更为“${after}”`),
    premiumChange: premiumChange(premiumChangeFen),
  }
}

function premiumChange(fen: number): string {
  if (fen === 0) return nothing
  return `${directionOf(fen)} ${amountInFigures(Math.abs(fen))}`
}

/** In words, for a sign is easily overlooked. */
export function directionOf(premiumChangeFen: number): '加收' | '退还' {
  return premiumChangeFen > 0 ? '加收' : '退还'
}
