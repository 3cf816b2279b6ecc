import { residentId } from '../../src/demo/made-up-numbers.ts'
import type { NewClaim } from '../../src/domains/claims/store/store-claims.ts'
import type { NewPolicy } from '../../src/domains/policies/store/store-policies.ts'
import { claimOn } from './claims.ts'
import { carPolicyOf, household, policyOf, town } from './policies/other-policies.ts'

/*
 * One town in which every kind of phone rings: somebody's own, one on a policy alone, an agent's, a garage's, one that was
 * given away, one of two people whose ID numbers end alike, one that nobody has on file.
 */

export const phones = {
  'the owner’s own': town.owner.mobile ?? '',
  'one that stands on policies of a relative alone': '13300009101',
  'an agent’s with 300 customers': '13300009102',
  'a garage’s with 40 cars': '13300009103',
  'one that was given away, and is another’s own now': '13300009104',
  'one of two people whose numbers end alike': '13300009105',
  'one that is on file nowhere': '13300009106',
} as const

const {
  'the owner’s own': ownPhone,
  'one that stands on policies of a relative alone': relativesPhone,
  'an agent’s with 300 customers': agentsPhone,
  'a garage’s with 40 cars': garagesPhone,
  'one that was given away, and is another’s own now': givenAway,
  'one of two people whose numbers end alike': twinsPhone,
} = phones

/** Each home has an address of its own. */
let homes = 0

const { owner, mother, husband } = town
const relative = person('温如玉', '1999-09-09', 911, '13300009111')
const client = (at: number) => person(`客户第${at + 1}号`, '1980-05-05', 100 + at, agentsPhone)
const clients = Array.from({ length: 300 }, (_, at) => client(at))
const [firstClient = client(0), namedClient = client(1)] = clients
const driver = (at: number) => person(`车主第${at + 1}号`, '1981-06-06', 500 + at, garagesPhone)
const drivers = Array.from({ length: 40 }, (_, at) => driver(at))
const [firstDriver = driver(0)] = drivers
const former = person('原来的人', '1970-01-01', 921, '13300009121')
const newcomer = person('后来的人', '1990-02-02', 932, givenAway)
const twin = person('魏一鸣', '1985-03-08', 446, twinsPhone)
const otherTwin = person('魏一凡', '1985-05-19', 446, twinsPhone)
const stranger = person('路远', '1966-06-06', 955, '13300009155')

/** Whose facts are tried with every phone. */
export const people = {
  ...{ owner, mother, husband, relative, firstClient, namedClient, firstDriver },
  ...{ former, newcomer, twin, otherTwin, stranger },
}

const ownersCar = carOf(owner, '浙A1X001', garagesPhone)
const mothersCar = carOf(mother, '浙A2X002', ownPhone)
const relativesCar = carOf(relative, '浙A3X003', relativesPhone)
const driversCar = carOf(firstDriver, '浙A4X004', garagesPhone)
const formersCar = carOf(former, '浙A5X005', givenAway)
const newcomersCar = carOf(newcomer, '浙A6X006', '13300009133')
const twinsCar = carOf(twin, '浙A7X007', twinsPhone)
const strangersCar = carOf(stranger, '浙A8X008', stranger.mobile)

/** Policies that each cell of the matrix asks for by name; those of an agent's and a garage's other customers stand beside them. */
export const policies: Readonly<Record<string, NewPolicy>> = {
  'the owner’s home': homeOf(owner, ownPhone),
  'the owner’s car, with the garage’s phone': ownersCar,
  'a home that the owner insures for her husband': household(
    { ...husband, mobile: undefined },
    { applicant: owner, risk: riskAt('婺江路 21 号') },
  ),
  'the mother’s home, with the owner’s phone': homeOf(mother, ownPhone),
  'the mother’s car, with the owner’s phone': mothersCar,
  'the other policy of that car, with the mother’s': alsoOf(mothersCar, mother.mobile),
  'the mother’s shop, with her own phone': homeOf(mother, mother.mobile),
  'the relative’s home, with that phone': homeOf(relative, relativesPhone),
  'the relative’s car, with that phone': relativesCar,
  'the other policy of that relative’s car': alsoOf(relativesCar, relative.mobile),
  'the last year of that relative’s car': {
    ...alsoOf(relativesCar, relative.mobile),
    ...{ issuedOn: '2025-02-20', startsOn: '2025-03-01', endsOn: '2026-02-28' },
  },
  'the relative’s flat, with another phone': homeOf(relative, relative.mobile),
  'the home of the agent’s first customer': homeOf(firstClient, agentsPhone),
  'a flat of that customer, with another phone': homeOf(firstClient, '13300009112'),
  'the home of whom the core names with the agent’s phone': homeOf(namedClient, agentsPhone),
  'the first car of the garage': driversCar,
  'the other policy of that car, with the driver’s phone': alsoOf(driversCar, '13300009113'),
  'the home of that driver': homeOf(firstDriver, '13300009113'),
  'the former owner’s home, with the number since given away': homeOf(former, givenAway),
  'the former owner’s car, with it too': formersCar,
  'the former owner’s flat, with the new phone': homeOf(former, former.mobile),
  'the newcomer’s home': homeOf(newcomer, givenAway),
  'the newcomer’s car, with another phone': newcomersCar,
  'the home of one of the two': homeOf(twin, twinsPhone),
  'the car of one of the two': twinsCar,
  'the home of the other of the two': homeOf(otherTwin, twinsPhone),
  'a stranger’s home': homeOf(stranger, stranger.mobile),
  'a stranger’s car': strangersCar,
}

/** Of everybody else whom agent and garage serve. */
export const crowds: readonly NewPolicy[] = [
  ...clients.slice(2).map((each) => homeOf(each, agentsPhone)),
  ...drivers
    .slice(1)
    .map((each, at) => carOf(each, `浙A9X${String(at).padStart(3, '0')}`, garagesPhone)),
]

/** Whose own phone the core names; it gave the former owner another one since. */
export const contacts = [
  ...[owner, mother, relative, former, newcomer, stranger],
  { ...namedClient, mobile: agentsPhone },
]

/** What the core had said of the former owner before. */
export const contactBefore = { ...former, mobile: givenAway }

/** A claim on each, which tells of a place that no other tells of. */
export const claims: readonly NewClaim[] = Object.values(policies).map((policy, at) =>
  claimOn(policy, {
    accident: {
      place: `高架 ${at + 1} 号入口`,
      cause: '追尾',
      course: `等红灯时的第 ${at + 1} 回。`,
    },
  }),
)

export const plates = [
  ...[ownersCar, mothersCar, relativesCar, driversCar],
  ...[formersCar, newcomersCar, twinsCar, strangersCar],
].map(({ vehicle }) => vehicle?.licenseNo ?? '')

function person(name: string, bornOn: string, serial: number, mobile: string) {
  return { name, idNumber: residentId('3301', bornOn, serial), mobile }
}

type Party = NewPolicy['insured']

function homeOf(insured: Party, mobile: string): NewPolicy {
  homes += 1
  return household({ ...insured, mobile }, { risk: riskAt(`柳浪街 ${homes} 幢 ${homes + 600} 室`) })
}

function riskAt(address: string): NonNullable<NewPolicy['risk']> {
  const items = [{ name: '房屋主体', sumInsuredFen: 150_000_000 }]
  const house = { structure: '钢筋混凝土', areaSquareMetres: 89, builtIn: 2008 }
  return { kind: 'household', address, items, ...house }
}

function carOf(insured: Party, licenseNo: string, mobile: string): NewPolicy {
  return carPolicyOf({ ...insured, mobile }, licenseNo)
}

/** The compulsory policy of the same car, which another phone stands on. */
function alsoOf({ insured, vehicle }: NewPolicy, mobile: string): NewPolicy {
  return policyOf('DZA', { insured: { ...insured, mobile }, vehicle })
}
