import type { RequestOf } from '@ecenter/contract/call.ts'
import type { findStudentPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { fieldRefused } from '../../../platform/calls/failure.ts'
import type { Handler } from '../../../platform/calls/handler.ts'
import type { Keys } from '../../../platform/keys/keys.ts'
import { type StatedFact, statedFacts } from '../../../platform/lookups/stated-fact.ts'
import type { PoliciesServices } from '../policies-services.ts'
import { guardianLookupKey, nameLookupKey, schoolLookupKey } from '../store/other-lookup-keys.ts'
import { type ListQuestion, listPolicies } from './list-policies.ts'
import { nameFact } from './name-fact.ts'

/** Covers of students (学平险) and families, by the student or by who answers for them. */
export function answerFindStudentPolicies(
  services: PoliciesServices,
): Handler<typeof findStudentPolicies> {
  return (request, visitor) => {
    const question: ListQuestion = {
      facts: factsOf(services.keys, request),
      isWanted: ({ kind, insuredCount }) =>
        kind === 'student-accident' || (kind === 'personal-accident' && insuredCount > 1),
      oneMoreFact: () => fieldRefused('lcjStuIdNo', '这所学校有同名的学生，请再填写学生的证件号码'),
    }
    return listPolicies(services, visitor, question, request)
  }
}

function factsOf(keys: Keys, asked: RequestOf<typeof findStudentPolicies>): StatedFact[] {
  const { school, studentName, lcjStuIdNo, lcjGuardianName, lcjGuardianNumber } = asked
  const named = asked.lcjStuName ?? studentName
  return statedFacts(
    named && lcjStuIdNo && student(named, lcjStuIdNo),
    lcjGuardianName && lcjGuardianNumber && guardian(lcjGuardianName, lcjGuardianNumber),
    school && studentName && pupil(school, studentName),
  )

  function student(name: string, id: string): StatedFact {
    return nameFact(keys, name, id, [nameLookupKey(keys, 'insured', name, id)])
  }

  /** Who answers for a student, took out a cover for the family, or is insured by it. */
  function guardian(name: string, id: string): StatedFact {
    const asParty = [
      nameLookupKey(keys, 'applicant', name, id),
      nameLookupKey(keys, 'insured', name, id),
    ]
    return nameFact(keys, name, id, [guardianLookupKey(keys, name, id), ...asParty])
  }

  /** Counted against the school as well, so that nobody sifts its pupils by name. */
  function pupil(school: string, name: string): StatedFact {
    const lookupKey = schoolLookupKey(keys, school, name)
    const place = keys.searchHash('lookup-target', 'school', school)
    return { lookupKeys: [lookupKey], identity: lookupKey, places: [place] }
  }
}
