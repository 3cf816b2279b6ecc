import { demoClaims } from '../../apps/server/src/demo/demo-claims.ts'
import { claimFromCore } from '../../apps/server/src/demo/from-core/claim-from-core.ts'
import type { NewClaim } from '../../apps/server/src/domains/claims/store/store-claims.ts'
import { daysAfter } from '../../apps/server/src/platform/clock/clock.ts'
import { generatedPolicies, type ImportedPolicy, samplePolicies } from './policies.ts'

/** One of each made-up policy: a car that was scraped, surveyed and assessed. */
export function* generatedClaims(today: string): Generator<object> {
  let number = 0
  for (const policy of generatedPolicies(today)) {
    number += 1
    yield claimOn(policy, number, accidentDay(policy, today))
  }
}

/** What the demo tells of each product that has claims, on the sample policy of that product. */
export function sampleClaims(today: string): object[] {
  const told = demoClaims(today)
  return samplePolicies(today).flatMap(({ policyNo, productCode, insured, vehicle }) => {
    const like = told.find(({ policy }) => policy.policyNo.startsWith(`P${productCode}`))
    if (like === undefined) return []
    const vehicles = like.vehicles.map((each) => {
      const { licenseNo = each.licenseNo, brandModel = each.brandModel } = vehicle ?? {}
      return each.role === 'own' ? { ...each, licenseNo, brandModel } : each
    })
    const policy = { policyNo, insuredIdNumber: insured.idNumber }
    const { name, mobile = like.reporter.mobile } = insured
    const reporter = { name, mobile }
    const whose = { policy, policyNos: [policyNo], insured, reporter, vehicles }
    return [claimFromCore({ ...like, ...whose, ...paidTo(like, name) })]
  })
}

function paidTo({ settlement }: NewClaim, name: string): Pick<NewClaim, 'settlement'> {
  if (settlement?.payee === undefined) return {}
  return { settlement: { ...settlement, payee: { ...settlement.payee, name } } }
}

/** The day after the policy began, or some days ago where that is later: no claim tells of what has not come yet. */
function accidentDay({ startsOn }: ImportedPolicy, today: string): string {
  const [earlier = startsOn] = [daysAfter(startsOn, 1), daysAfter(today, -3)].sort()
  return earlier
}

function claimOn(
  { policyNo, insured, vehicle, startsOn }: ImportedPolicy,
  number: number,
  day: string,
): object {
  const { licenseNo = '', brandModel = '' } = vehicle ?? {}
  const area = policyNo.slice(8, 12)
  return {
    registNo: `RDAA${startsOn.slice(0, 4)}${area}${String(number).padStart(10, '0')}`,
    policyNo,
    insuredIdNumber: insured.idNumber,
    kind: 'car',
    reportedAt: momentOf(day, 0, '09:35'),
    accidentAt: momentOf(day, 0, '08:50'),
    accidentType: '剐蹭',
    lossTypes: ['own-damage'],
    insured,
    reporter: { name: insured.name, mobile: insured.mobile },
    accident: { place: '停车场', cause: '倒车', course: '倒车时碰到立柱。' },
    vehicles: [{ role: 'own', licenseNo, brandModel, damage: '右后门划伤' }],
    damages: [{ name: '右后门', remedy: '维修', amountFen: 85_000 }],
    events: [
      { type: 'survey', at: momentOf(day, 1, '10:20') },
      { type: 'assessment', at: momentOf(day, 2, '14:00') },
    ],
  }
}

/** A time of day in China. */
function momentOf(day: string, daysLater: number, time: string): string {
  return `${daysAfter(day, daysLater)}T${time}:00+08:00`
}
