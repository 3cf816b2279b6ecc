import { amountInWords } from './amount-in-words.ts'
import type { LiabilityLimit, PolicyDocument, Vehicle, VehicleTax } from './policy-document.ts'

/** What a cell without a value shows, so that nobody can fill it in later. */
const nothing = '—'

export function printedPolicy(document: PolicyDocument) {
  const { period, issuedOn, totalPremium, vehicle } = document
  return {
    brand: document.brand,
    policyNo: document.policyNo,
    issuedOn: inChinese(issuedOn),
    issued: dateParts(issuedOn),
    period: `自 ${inChinese(period.startsOn)} 00:00 起至 ${inChinese(period.endsOn)} 24:00 止`,
    applicant: document.applicant,
    insured: document.insured,
    vehicle: printedVehicle(vehicle),
    total: { inFigures: amount(totalPremium), inWords: amountInWords(totalPremium) },
    specialAgreements: document.specialAgreements,
    clauses: document.clauses,
    endorsements: document.endorsements.map((endorsement) => ({
      ...endorsement,
      effectiveOn: inChinese(endorsement.effectiveOn),
    })),
    isDemo: document.isDemo,
    ...priced(document),
  }
}

function priced(document: PolicyDocument) {
  switch (document.template) {
    case 'commercial-policy':
      return {
        coverages: document.coverages.map(({ name, note, limit, deductible, premium }) => ({
          name,
          note: note ?? '',
          limit: amount(limit),
          deductible: deductible ?? nothing,
          premium: amount(premium),
        })),
      }
    case 'compulsory-policy':
      return {
        liabilityLimits: document.liabilityLimits.map(printedLimit),
        vehicleTax: document.vehicleTax === undefined ? null : printedTax(document.vehicleTax),
      }
  }
}

function printedVehicle(vehicle: Vehicle) {
  return {
    ...vehicle,
    licenseNo: vehicle.licenseNo ?? '新车未上牌',
    seats: `${vehicle.seats} 人`,
    firstRegisteredOn: inChinese(vehicle.firstRegisteredOn),
  }
}

function printedLimit({ name, atFault, notAtFault }: LiabilityLimit) {
  return { name, atFault: amount(atFault), notAtFault: amount(notAtFault) }
}

function printedTax({ due, arrears, lateFee }: VehicleTax) {
  const total = due + arrears + lateFee
  return {
    due: amount(due),
    arrears: amount(arrears),
    lateFee: amount(lateFee),
    total: { inFigures: amount(total), inWords: amountInWords(total) },
  }
}

/** Fen as yuan with thousands separators and always two decimals, without a float in between. */
function amount(fen: number | undefined): string {
  if (fen === undefined) return nothing
  if (!Number.isSafeInteger(fen) || fen < 0) throw new RangeError(`no amount in fen: ${fen}`)
  const yuan = Math.floor(fen / 100).toLocaleString('en-US')
  return `${yuan}.${String(fen % 100).padStart(2, '0')}`
}

function inChinese(day: string): string {
  const { year, month, day: dayOfMonth } = dateParts(day)
  return `${year}年${month}月${dayOfMonth}日`
}

function dateParts(day: string) {
  const [, year, month, dayOfMonth] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  if (year === undefined) throw new RangeError(`no day: ${day}`)
  return { year: Number(year), month: Number(month), day: Number(dayOfMonth) }
}
