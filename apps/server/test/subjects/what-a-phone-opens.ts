import type { NewPolicy } from '../../src/domains/policies/store/store-policies.ts'

/** What somebody types after the code to a phone. */
export type GivenFact =
  | { readonly idTail: string }
  | { readonly licenseNo: string }
  | { readonly identifyNumber: string }

interface Person {
  readonly idNumber: string
  readonly mobile?: string | undefined
}

interface Insurer {
  readonly policies: readonly NewPolicy[]
  /** Whose own phone the core names. */
  readonly contacts: readonly Person[]
}

export interface Opened {
  /** `person`: all that is theirs; `phone`: what has the phone; `car`: one car. */
  readonly extent: 'person' | 'phone' | 'car'
  readonly idNumber: string
  readonly policies: readonly NewPolicy[]
}

/**
 * What a phone opens with these facts, one after the other; undefined where nothing. It says what was promised
 * (docs/decisions/0060) in plain sentences over plain lists, and shares no line with what answers customers.
 */
export function whatOpens(
  { policies, contacts }: Insurer,
  phone: string,
  facts: readonly GivenFact[],
): Opened | undefined {
  const own = contacts.filter(({ mobile }) => mobile === phone).map(({ idNumber }) => idNumber)
  const withPhone = policies.filter((policy) => leftBy(policy).mobile === phone)
  const everybody = [...new Set([...own, ...withPhone.map((policy) => leftBy(policy).idNumber)])]
  // A phone of more than five people is an agent's or a garage's: it is nobody's own, and opens nothing by a tail or a plate.
  const isCrowd = everybody.length > 5
  const isOwn = (idNumber: string) => own.includes(idNumber) && !isCrowd

  // Their own phone opens all that is theirs; one that only stands on policies opens these and nothing else.
  const policiesOf = (idNumber: string) =>
    (isOwn(idNumber) ? policies : withPhone).filter((policy) => isHeldBy(policy, idNumber))
  const personOf = (idNumber: string): Opened | undefined => {
    const theirs = policiesOf(idNumber)
    if (theirs.length === 0) return undefined
    return { extent: isOwn(idNumber) ? 'person' : 'phone', idNumber, policies: theirs }
  }

  let takesWholeNumber = isCrowd
  for (const fact of facts) {
    if ('identifyNumber' in fact) {
      // It is taken where it is asked for, and nowhere else.
      if (takesWholeNumber) return personOf(fact.identifyNumber)
    } else if (takesWholeNumber) {
    } else if ('idTail' in fact) {
      const fitting = everybody.filter((idNumber) => idNumber.endsWith(fact.idTail))
      if (fitting.length === 1) return personOf(fitting[0] ?? '')
      takesWholeNumber = fitting.length > 1
    } else {
      const car = carOf(everybody, policiesOf, fact.licenseNo)
      if (car !== undefined) return car
    }
  }
  return undefined
}

/** A plate opens that one car: what of it the phone opens of the person who has it. */
function carOf(
  people: readonly string[],
  policiesOf: (idNumber: string) => readonly NewPolicy[],
  licenseNo: string,
): Opened | undefined {
  for (const idNumber of people) {
    const ofCar = policiesOf(idNumber).filter(({ vehicle }) => vehicle?.licenseNo === licenseNo)
    if (ofCar.length > 0) return { extent: 'car', idNumber, policies: ofCar }
  }
  return undefined
}

/** Who left a phone on a policy: the applicant, or the insured where the applicant left none. */
function leftBy({ applicant, insured }: NewPolicy): Person {
  return applicant.mobile === undefined ? insured : applicant
}

function isHeldBy({ applicant, insured }: NewPolicy, idNumber: string): boolean {
  return applicant.idNumber === idNumber || insured.idNumber === idNumber
}
