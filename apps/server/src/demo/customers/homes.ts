import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { endorse } from '../endorse.ts'
import { people } from '../people.ts'
import { issueHousehold } from '../products/household.ts'
import { type Term, termEnding, termStarting } from '../term.ts'

const worth = { building: 900_000, fittings: 100_000, goods: 60_000 }
const flat = { structure: '钢筋混凝土', areaSquareMetres: 78, builtIn: 2006, worth }

/** Homes at the edges: ended, to come, on paper, without a phone, taken out for a mother. */
export function homes(today: string): NewPolicy[] {
  const running = termStarting(daysAfter(today, -75))
  return [
    issueHousehold(
      {
        serial: 500_211,
        area: '3101',
        insured: people.householdExpired,
        term: termEnding(daysAfter(today, -26)),
      },
      { ...flat, address: '上海市云溪区听雨路 66 弄 5 号 401 室' },
    ),
    issueHousehold(
      {
        serial: 500_222,
        area: '5101',
        insured: people.householdToCome,
        term: termStarting(daysAfter(today, 11)),
      },
      { ...flat, address: '成都市云溪区锦芳街 9 号 2 栋 1 单元 803 室' },
    ),
    issueHousehold(
      {
        serial: 500_233,
        area: '3701',
        insured: people.householdOnPaper,
        term: running,
        isPaperOnly: true,
        documentSerial: paperSerial,
      },
      { ...flat, address: '济南市云溪区泉景路 31 号 3 号楼 502 室' },
    ),
    issueHousehold(
      { serial: 500_244, area: '4201', insured: people.householdPhoneless, term: running },
      { ...flat, address: '武汉市云溪区江风巷 12 号 1 栋 202 室' },
    ),
    motherHome(running),
  ]
}

/** The son who takes it out for his mother has insured more of her belongings since. */
function motherHome(term: Term): NewPolicy {
  const policy = issueHousehold(
    {
      serial: 500_255,
      area: '2101',
      applicant: people.caringSon,
      insured: people.caredForMother,
      term,
      documentSerial: motherSerial,
    },
    { ...flat, address: '沈阳市云溪区槐荫街 40 号 2 单元 301 室' },
  )
  return endorse(policy, [
    {
      day: 30,
      kind: '保险金额变更',
      summary: '自批改生效日起，室内财产的保险金额提高，加收保险费 12.00 元。',
      changes: [{ item: '室内财产', before: '40,000.00 元', after: '60,000.00 元' }],
      premiumChange: 12,
    },
  ])
}

/** Serials as printed beside the bar code of a paper policy. */
export const paperSerial = 'JA2024037100233'
export const motherSerial = '20240921010255'
