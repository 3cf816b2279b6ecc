import type { RequestOf } from '@ecenter/contract/call.ts'
import type { findPoliciesOfPerson } from '@ecenter/contract/policies/policies-of-people.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type StatedFact, statedFacts } from '../../../platform/lookups/stated-fact.ts'
import type { PoliciesServices } from '../policies-services.ts'
import {
  applicantPhoneLookupKey,
  nameLookupKey,
  tailLookupKey,
} from '../store/other-lookup-keys.ts'
import { type ListQuestion, listPolicies } from './list-policies.ts'
import { nameFact } from './name-fact.ts'

/** Policies of every kind, by the details of a person. */
export function answerFindPoliciesOfPerson(
  services: PoliciesServices,
): Handler<typeof findPoliciesOfPerson> {
  return (request, visitor) => {
    const question: ListQuestion = {
      facts: factsOf(services.keys, request),
      phone: request.partMobile,
      isWanted: () => true,
      oneMoreFact: () =>
        fieldRefused(
          'partMobile',
          '符合的不止一人，请填写投保时登记的手机号；已填写的，请改用姓名和完整证件号码查询',
        ),
    }
    return listPolicies(services, visitor, question, request)
  }
}

function factsOf(keys: Keys, asked: RequestOf<typeof findPoliciesOfPerson>): StatedFact[] {
  const { identifyNumber, studentName, studentIdentifyNumber, parentName } = asked
  const { parentIdentifyNumber, applicantIdentifyNumber, applicantMobile } = asked
  const insuredName = asked.insuredName ?? studentName
  return statedFacts(
    insuredName && identifyNumber && insured(insuredName, identifyNumber),
    studentName && studentIdentifyNumber && byTail('student', studentName, studentIdentifyNumber),
    parentName && parentIdentifyNumber && byTail('parent', parentName, parentIdentifyNumber),
    applicantIdentifyNumber &&
      applicantMobile &&
      applicant(applicantIdentifyNumber, applicantMobile),
  )

  function insured(name: string, id: string): StatedFact {
    return nameFact(keys, name, id, [nameLookupKey(keys, 'insured', name, id)])
  }

  /** Counted against the name, so that nobody tries the ten thousand tails of it. */
  function byTail(who: 'student' | 'parent', name: string, tail: string): StatedFact {
    const identity = keys.searchHash('insured-name', name)
    return { lookupKeys: [tailLookupKey(keys, who, name, tail)], identity }
  }

  function applicant(tail: string, mobile: string): StatedFact {
    const identity = keys.searchHash('phone', mobile)
    return { lookupKeys: [applicantPhoneLookupKey(keys, tail, mobile)], identity }
  }
}
