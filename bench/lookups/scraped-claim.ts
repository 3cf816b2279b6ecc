import type { DemoCar } from '../../apps/server/src/demo/car.ts'
import type { Party } from '../../apps/server/src/demo/people.ts'
import type { ClaimEventType } from '../../apps/server/src/domains/claims/rules/claim-event.ts'
import type { NewClaim } from '../../apps/server/src/domains/claims/store/store-claims.ts'
import type { NewPolicy } from '../../apps/server/src/domains/policies/store/store-policies.ts'

interface Scraped {
  readonly car: DemoCar
  readonly insured: Party
  /** Both of the car. */
  readonly policies: readonly NewPolicy[]
  /** Like no other claim's. */
  readonly serial: number
  readonly steps: readonly ClaimEventType[]
}

/** What happens most often, reported today and seen within hours. */
export function scrapedClaim(today: string, scraped: Scraped): NewClaim {
  const { car, insured, policies, serial, steps } = scraped
  const { licenseNo = '', brandModel } = car
  const { name, mobile = '13800009999' } = insured
  const at = (time: string) => new Date(`${today}T${time}:00+08:00`)
  const policyNos = policies.map(({ policyNo }) => policyNo)
  return {
    registNo: `RDAA${today.slice(0, 4)}1101${String(serial).padStart(10, '0')}`,
    policy: { policyNo: policyNos[0] ?? '', insuredIdNumber: insured.idNumber },
    policyNos,
    kind: 'car',
    insured,
    reporter: { name, mobile },
    reportedAt: at('09:35'),
    accidentAt: at('08:50'),
    accidentType: '剐蹭',
    lossTypes: ['own-damage'],
    accident: {
      place: '示例路 100 号门前',
      cause: '会车时避让不及',
      course: '与路边护栏剐蹭，没有人受伤。',
    },
    vehicles: [{ role: 'own', licenseNo, brandModel, damage: '右侧前后门划伤' }],
    damages: [{ name: '右前门', remedy: '维修', amountFen: 76_000 }],
    surveyor: { name: '韩师傅', phone: '4008195518', hours: '每天 8:30—18:00' },
    events: steps.map((type, before) => ({ type, at: at(`1${before}:20`), facts: {} })),
  }
}
