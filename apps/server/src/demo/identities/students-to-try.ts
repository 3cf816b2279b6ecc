import { findStudentPolicies } from '@ecenter/contract/policies/policies-of-people.ts'
import { schools } from '../customers/students.ts'
import { type Party, people } from '../people.ts'
import { entry, type IdentityToTry } from './identity.ts'

/** Student and family covers, by school, by student and by guardian. */
export const studentsToTry: readonly IdentityToTry[] = [
  atSchool(schools.middle, people.elderChild, 'a student, by school and name'),
  atSchool(
    schools.lakeside,
    people.grandchild,
    'a student with two policies: the mother took out one, the grandfather the other',
  ),
  atSchool(
    schools.primary,
    people.studentLi,
    'two students of one name in one school: one more fact is needed',
  ),
  entry(
    findStudentPolicies,
    {
      school: schools.primary,
      studentName: people.studentLi.name,
      lcjStuName: people.studentLi.name,
      lcjStuIdNo: people.studentLi.idNumber,
    },
    'the one of them whose ID number is known',
  ),
  student(people.otherStudentLi, 'the other one, by name and ID number alone'),
  student(people.studentExpired, 'a student whose cover ended 45 days ago'),
  student(people.mainDaughter, 'a child in a family policy: her own share'),
  guardian(people.mother, 'a guardian of two children'),
  guardian(people.grandchildMother, 'a guardian whose father pays as well'),
  guardian(people.main, 'the main customer, for the family'),
  entry(
    findStudentPolicies,
    { lcjGuardianName: people.mother.name, lcjGuardianNumber: people.main.idNumber },
    'a guardian with the ID of somebody else: nothing found',
  ),
]

function atSchool(school: string, { name }: Party, shows: string): IdentityToTry {
  return entry(findStudentPolicies, { school, studentName: name }, shows)
}

function student({ name, idNumber }: Party, shows: string): IdentityToTry {
  return entry(findStudentPolicies, { lcjStuName: name, lcjStuIdNo: idNumber }, shows)
}

function guardian({ name, idNumber }: Party, shows: string): IdentityToTry {
  return entry(findStudentPolicies, { lcjGuardianName: name, lcjGuardianNumber: idNumber }, shows)
}
