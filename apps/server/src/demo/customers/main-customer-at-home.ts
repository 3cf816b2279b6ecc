import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { endorse } from '../endorse.ts'
import { people } from '../people.ts'
import { issueDriverAccident } from '../products/driver-accident.ts'
import { issueFamilyAccident } from '../products/family-accident.ts'
import { issueHousehold } from '../products/household.ts'
import { issuePersonalAccident } from '../products/personal-accident.ts'
import { termBefore, termEnding, termStarting } from '../term.ts'

const area = '1101'
const insured = people.main
const work = { occupation: '软件工程师', occupationClass: 1, beneficiary: '法定继承人' }

/** What the main customer has beside the car: home, family and himself. */
export function mainCustomerAtHome(today: string): NewPolicy[] {
  return [...home(today), ...life(today), family(today), ...onTheRoad(today)]
}

function home(today: string): NewPolicy[] {
  const facts = {
    address: '北京市云溪区晨光路 18 号院 6 号楼 1203 室',
    structure: '钢筋混凝土',
    areaSquareMetres: 96,
    builtIn: 2012,
    worth: { building: 1_500_000, fittings: 200_000, goods: 120_000 },
  }
  const current = { serial: 500_101, area, insured, term: termStarting(daysAfter(today, -200)) }
  return [
    endorse(issueHousehold(current, facts), [
      {
        day: 44,
        kind: '保险金额变更',
        summary: '自批改生效日起，室内财产的保险金额提高，加收保险费 24.00 元。',
        changes: [{ item: '室内财产', before: '80,000.00 元', after: '120,000.00 元' }],
        premiumChange: 24,
      },
    ]),
    issueHousehold({ ...current, term: termBefore(current.term) }, facts),
  ]
}

function life(today: string): NewPolicy[] {
  const current = { serial: 520_101, area, insured, term: termStarting(daysAfter(today, -63)) }
  return [
    issuePersonalAccident(current, work),
    issuePersonalAccident({ ...current, term: termBefore(current.term) }, work),
  ]
}

/** His wife finds it too, as one of four, and sees her own share. */
function family(today: string): NewPolicy {
  const always = { joinedOn: undefined, leftOn: undefined }
  return issueFamilyAccident(
    { serial: 521_101, area, insured, term: termStarting(daysAfter(today, -150)) },
    work,
    [
      { ...people.main, relation: '本人', ...always },
      { ...people.mainWife, relation: '配偶', ...always },
      { ...people.mainDaughter, relation: '子女', ...always },
      { ...people.mainSon, relation: '子女', ...always },
    ],
  )
}

function onTheRoad(today: string): NewPolicy[] {
  const drives = { licenceClass: 'C1', carUse: '非营运机动车', beneficiary: '法定继承人' }
  const at = { serial: 530_101, area, insured }
  return [
    issueDriverAccident({ ...at, term: termStarting(daysAfter(today, -18)) }, drives),
    issueDriverAccident({ ...at, term: termEnding(daysAfter(today, -50), 1) }, drives),
  ]
}
