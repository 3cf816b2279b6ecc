import { carOf } from '../../../src/demo/car.ts'
import { creditCode, residentId } from '../../../src/demo/made-up-numbers.ts'
import type { RiskFacts } from '../../../src/domains/policies/rules/risk-facts.ts'
import type { InsuredPerson } from '../../../src/domains/policies/store/insured-person.ts'
import {
  type NewPolicy,
  storePolicies,
} from '../../../src/domains/policies/store/store-policies.ts'
import { type PolicyClass, policyClasses } from '../../../src/platform/numbers/usual-numbers.ts'
import type { TestService } from '../../test-services.ts'

/** People of the tests, beside those of the demo: no test of a lookup hangs on what the demo tells. */
export const town = {
  owner: person('沈国强', residentId('3301', '1975-03-02', 511), '13300000511'),
  mother: person('叶敏', residentId('3301', '1986-08-21', 522), '13300000522'),
  father: person('罗大勇', residentId('3301', '1984-02-11', 533), '13300000533'),
  child: { name: '罗小满', idNumber: residentId('3301', '2015-06-01', 544) },
  husband: person('方卓', residentId('4301', '1980-01-15', 555), '13300000555'),
  wife: person('江映雪', residentId('4301', '1982-04-25', 566), '13300000566'),
  son: { name: '方知远', idNumber: residentId('4301', '2012-12-12', 577) },
  company: person('湘江新区云杉科技有限公司', creditCode('4301', 588), '13300000588'),
  clerk: person('龚文静', residentId('4301', '1991-07-07', 599), '13300000599'),
  fitter: { name: '邹铁生', idNumber: residentId('4301', '1978-10-30', 611) },
  borrower: person('翁立群', residentId('3502', '1989-09-19', 622), '13300000622'),
  rider: person('段飞扬', residentId('3502', '1993-05-05', 633), '13300000633'),
  otherVisitor: person('路人甲', residentId('1101', '1970-01-01', 644), '13300000644'),
}

type Person = NewPolicy['insured']

function person(name: string, idNumber: string, mobile: string) {
  return { name, idNumber, mobile }
}

interface Given extends Partial<NewPolicy> {
  readonly insured: Person
}

let issued = 0

/** A policy as the core would tell it; in force on the tests' day unless told otherwise. */
export function policyOf(policyClass: PolicyClass, { insured, ...given }: Given): NewPolicy {
  issued += 1
  return {
    policyNo: `P${policyClass}2026330177${String(issued).padStart(8, '0')}`,
    productCode: policyClass,
    applicant: insured,
    insured,
    specialAgreements: [],
    issuedOn: '2026-02-20',
    startsOn: '2026-03-01',
    endsOn: '2027-02-28',
    cancelledOn: undefined,
    premiumFen: 765_400,
    vehicleTaxFen: undefined,
    isPaperOnly: false,
    coverages: [
      {
        code: `${policyClass}01`,
        name: '主险责任',
        note: undefined,
        limitFen: 10_000_000,
        deductible: undefined,
        premiumFen: 765_400,
      },
    ],
    endorsements: [],
    ...given,
  }
}

let cars = 0

/** A commercial policy of a car of its own. */
export function carPolicyOf(
  insured: Person,
  licenseNo: string,
  given: Partial<NewPolicy> = {},
): NewPolicy {
  cars += 1
  const made = carOf({
    model: 'sedan',
    year: 2021,
    serial: 800_100 + cars,
    area: '3301',
    licenseNo,
  })
  const vehicle = {
    licenseNo,
    brandModel: made.brandModel,
    frameNo: made.frameNo,
    engineNo: made.engineNo,
    useNature: '家庭自用',
    seats: 5,
    firstRegisteredOn: '2021-03-01',
  }
  return policyOf('DAA', { insured, vehicle, ...given })
}

export function household(insured: Person, given: Partial<NewPolicy> = {}): NewPolicy {
  const risk: RiskFacts = {
    kind: 'household',
    address: '杭州市西湖区翠苑街道 12 幢 301 室',
    structure: '钢筋混凝土',
    areaSquareMetres: 89,
    builtIn: 2008,
    items: [{ name: '房屋主体', sumInsuredFen: 150_000_000 }],
  }
  return policyOf('JAA', { insured, risk, ...given })
}

/** The cover of one marketplace order against the freight of its return. */
export function returnedOrder(
  insured: Person,
  marketplaceOrderNo: string,
  given: Partial<NewPolicy> = {},
): NewPolicy {
  const risk: RiskFacts = {
    kind: 'return-freight',
    marketplace: '拾光市集',
    marketplaceOrderNo,
    shop: '青禾家居专营店',
    goods: '折叠收纳箱',
  }
  return policyOf('RAA', { insured, risk, ...given })
}

/** Taken out by the guardian, whose phone is the one on file. */
export function pupil(
  insured: Person,
  guardian: Person,
  { school = '青禾小学', ...given }: Partial<NewPolicy> & { readonly school?: string } = {},
): NewPolicy {
  const { name, idNumber } = guardian
  const risk: RiskFacts = {
    kind: 'student-accident',
    school,
    className: '三年级二班',
    guardian: { name, idNumber, relation: '父母' },
  }
  return policyOf('EAS', { insured, applicant: guardian, risk, ...given })
}

export function family(insured: Person, others: readonly Person[]): NewPolicy {
  const risk: RiskFacts = {
    kind: 'personal-accident',
    occupation: '建筑设计师',
    occupationClass: 1,
    beneficiary: '法定',
  }
  const insuredPeople = [insured, ...others].map((each) => ({ ...each, ...unchanged }))
  return policyOf('EAF', { insured, risk, insuredPeople })
}

export function staff(company: Person, people: readonly Person[]): NewPolicy {
  const risk: RiskFacts = {
    kind: 'group',
    industry: '软件和信息技术服务业',
    contactName: '欧阳主管',
    plans: [
      { name: '方案一', note: '意外身故 50 万元' },
      { name: '方案二', note: '意外身故 20 万元' },
    ],
  }
  const insuredPeople: InsuredPerson[] = people.map((each, at) => ({
    ...each,
    ...unchanged,
    plan: at % 2 === 0 ? '方案一' : '方案二',
  }))
  const summary = `减少被保险人${people.at(-1)?.name}。`
  return policyOf('EAG', {
    insured: company,
    risk,
    insuredPeople,
    documentSerial: 'AB20260001',
    specialAgreements: ['本保单按月申报人员变动。'],
    endorsements: [
      {
        endorsementNo: 'EEAG202633019999999999',
        kind: '人员变动',
        summary,
        changes: [],
        effectiveOn: '2026-05-01',
        premiumChangeFen: -12_300,
      },
    ],
  })
}

const unchanged = { joinedOn: undefined, leftOn: undefined }

export function borrowed(insured: Person, loanContractNo: string): NewPolicy {
  const risk: RiskFacts = {
    kind: 'borrower-accident',
    loanContractNo,
    lender: '示例银行厦门分行',
    loanFen: 30_000_000,
    months: 36,
  }
  return policyOf('EAB', { insured, risk })
}

export function ride(insured: Person, given: Partial<NewPolicy> = {}): NewPolicy {
  const risk: RiskFacts = {
    kind: 'driver-accident',
    licenceClass: 'C1',
    carUse: '家庭自用',
    beneficiary: '法定',
  }
  return policyOf('EAD', { insured, risk, ...given })
}

/** Stores policies, and the products that they are of. */
export async function storeInTown(services: TestService, policies: readonly NewPolicy[]) {
  const products = Object.entries(policyClasses)
  await services.db
    .insertInto('product')
    .values(products.map(([code, kind]) => ({ code, kind, name: `${kind} 产品` })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await storePolicies(services, policies)
}
