import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { studentAccidentClause } from '../clauses/student-accident.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const studentAccidentProduct: Product = {
  code: 'EAS',
  name: '学生幼儿意外伤害保险',
  basics: basicsOf('EAS', {
    holders: '在校学生和在园幼儿，由父母或者其他监护人投保',
    term: '一年，一般自开学之日起',
    waiting: '疾病住院 30 日，意外伤害无等待期',
    papers: '在读证明、监护人的身份证明、病历、费用清单和发票',
  }),
  clauses: [studentAccidentClause],
  agreements: [
    '被保险人转学的，保险继续有效，请及时更新学校和班级。',
    '疾病住院医疗在社会医疗保险报销之后给付。',
  ],
}

export function issueStudentAccident(
  deal: OtherDeal,
  schooling: RiskOf<'student-accident'>,
): NewPolicy {
  return issueOther(studentAccidentProduct, deal, {
    risk: { kind: 'student-accident', ...schooling },
    coverages: [
      coverageOf('YX1', '意外身故、伤残', { limit: 200_000, premium: 28 }),
      coverageOf('YX2', '意外医疗', {
        limit: 20_000,
        note: '无免赔额，按 100% 给付',
        premium: 46,
      }),
      coverageOf('YX3', '疾病住院医疗', {
        limit: 100_000,
        note: '按费用分级给付 60% 至 90%',
        premium: 64,
      }),
      coverageOf('YX4', '疾病身故', { limit: 100_000, premium: 12 }),
    ],
  })
}
