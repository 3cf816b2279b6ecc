import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { type Party, people } from '../people.ts'
import { issueStudentAccident } from '../products/student-accident.ts'
import { type Term, termEnding, termStarting } from '../term.ts'

/** No district is called so, and no school. */
export const schools = {
  primary: '北京市云溪区晨曦小学',
  middle: '上海市云溪区明德中学',
  kindergarten: '上海市云溪区小禾苗幼儿园',
  lakeside: '南京市云溪区湖畔小学（本部）',
  south: '广州市云溪区南园中学',
} as const

interface Schooling {
  readonly serial: number
  readonly area: string
  readonly student: Party
  readonly school: string
  readonly className: string
  readonly guardian: Party
  readonly relation: string
  /** Who pays where it is not the guardian. */
  readonly applicant?: Party
  readonly term: Term
}

/** Children: two of one name in a class, two of one mother, one with a grandfather who pays. */
export function students(today: string): NewPolicy[] {
  const term = termStarting(daysAfter(today, -80))
  return [...namesakes(term), ...siblings(term), ...grandchild(term), ...tailTwins(term)]
    .concat(lastYearOnly(today))
    .map(enrolled)
}

function enrolled({ student, guardian, relation, applicant, ...rest }: Schooling): NewPolicy {
  const { school, className, ...deal } = rest
  return issueStudentAccident(
    { ...deal, insured: student, applicant: applicant ?? guardian },
    {
      school,
      className,
      guardian: { name: guardian.name, idNumber: guardian.idNumber, relation },
    },
  )
}

function namesakes(term: Term): Schooling[] {
  const place = { area: '1101', school: schools.primary, relation: '父亲', term }
  return [
    {
      ...place,
      serial: 560_304,
      className: '五年级二班',
      student: people.studentLi,
      guardian: people.studentLiFather,
    },
    {
      ...place,
      serial: 560_306,
      className: '四年级一班',
      student: people.otherStudentLi,
      guardian: people.otherStudentLiFather,
    },
  ]
}

function siblings(term: Term): Schooling[] {
  const family = { area: '3101', guardian: people.mother, relation: '母亲', term }
  return [
    {
      ...family,
      serial: 560_319,
      student: people.elderChild,
      school: schools.middle,
      className: '初二（3）班',
    },
    {
      ...family,
      serial: 560_320,
      student: people.youngerChild,
      school: schools.kindergarten,
      className: '大二班',
    },
  ]
}

/** One policy was taken out by the mother, the other by the grandfather, who sees but his own. */
function grandchild(term: Term): Schooling[] {
  const child = {
    area: '3201',
    student: people.grandchild,
    school: schools.lakeside,
    className: '三年级四班',
    guardian: people.grandchildMother,
    relation: '母亲',
    term,
  }
  return [
    { ...child, serial: 560_332 },
    { ...child, serial: 560_333, applicant: people.grandfather },
  ]
}

function tailTwins(term: Term): Schooling[] {
  const place = { area: '3201', relation: '父亲', term }
  return [
    {
      ...place,
      serial: 560_426,
      student: people.tailTwin,
      guardian: people.tailTwinFather,
      school: schools.lakeside,
      className: '六年级一班',
    },
    {
      ...place,
      serial: 560_428,
      student: people.otherTailTwin,
      guardian: people.otherTailTwinFather,
      school: schools.primary,
      className: '六年级三班',
    },
  ]
}

function lastYearOnly(today: string): Schooling {
  return {
    serial: 560_438,
    area: '4401',
    student: people.studentExpired,
    guardian: people.studentExpiredFather,
    relation: '父亲',
    school: schools.south,
    className: '初三（1）班',
    term: termEnding(daysAfter(today, -45)),
  }
}
