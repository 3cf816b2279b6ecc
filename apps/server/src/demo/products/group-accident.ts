import type { InsuredPerson } from '../../domains/policies/store/insured-person.ts'
import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { groupAccidentClause } from '../clauses/group-accident.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const groupAccidentProduct: Product = {
  code: 'EAG',
  name: '团体意外伤害保险',
  basics: basicsOf('EAG', {
    holders: '5 人以上的单位，为其 16 至 65 周岁的在职人员投保',
    term: '一年',
    papers: '身份证明、在职证明、病历和费用单据；工作时间内另需事故报告',
  }),
  clauses: [groupAccidentClause],
  agreements: [
    '被保险人以清单为准；人员增减自批改生效之日零时起算。',
    '保险金直接给付至被保险人本人或者其受益人的账户。',
  ],
}

/** What the plans of every group policy are called, and what they pay. */
export const groupPlans = [
  { name: '方案一', note: '管理和技术人员：身故、伤残 80 万元，医疗 8 万元' },
  { name: '方案二', note: '一线生产人员：身故、伤残 60 万元，医疗 6 万元，误工津贴每日 120 元' },
  { name: '方案三', note: '后勤和实习人员：身故、伤残 30 万元，医疗 3 万元' },
] as const

/** What each plan pays for one person and costs a year, in yuan. */
const termsOfPlans: Record<(typeof groupPlans)[number]['name'], PlanTerms> = {
  方案一: { injury: { limit: 800_000, premium: 96 }, medical: { limit: 80_000, premium: 58.5 } },
  方案二: {
    injury: { limit: 600_000, premium: 108 },
    medical: { limit: 60_000, premium: 62 },
    lostDays: { note: '每人每日 120 元，最多 90 日', premium: 12.8 },
  },
  方案三: { injury: { limit: 300_000, premium: 36 }, medical: { limit: 30_000, premium: 22 } },
}

interface PlanTerms {
  readonly injury: { readonly limit: number; readonly premium: number }
  readonly medical: { readonly limit: number; readonly premium: number }
  readonly lostDays?: { readonly note: string; readonly premium: number }
}

export function issueGroupAccident(
  deal: OtherDeal,
  company: Omit<RiskOf<'group'>, 'plans'>,
  staff: readonly InsuredPerson[],
): NewPolicy {
  return issueOther(groupAccidentProduct, deal, {
    risk: { kind: 'group', ...company, plans: [...groupPlans] },
    insuredPeople: staff,
    coverages: groupPlans.flatMap(({ name }, at) => {
      const heads = staff.filter(({ plan }) => plan === name).length
      // The page tells covers apart by their codes, so no two plans share one.
      return coversOf(`YT${at + 1}`, termsOfPlans[name], heads).map((cover) => ({
        ...cover,
        plan: name,
      }))
    }),
  })
}

/** The limits are one person's; the premium is for all who have the plan. */
function coversOf(code: string, { injury, medical, lostDays }: PlanTerms, heads: number) {
  return [
    coverageOf(`${code}1`, '意外身故、伤残', {
      limit: injury.limit,
      note: '每人限额',
      premium: injury.premium * heads,
    }),
    coverageOf(`${code}2`, '意外医疗', {
      limit: medical.limit,
      note: '每人限额',
      deductible: '每次 100 元，其余按 90% 给付',
      premium: medical.premium * heads,
    }),
    ...(lostDays === undefined
      ? []
      : [
          coverageOf(`${code}3`, '意外误工津贴', {
            note: lostDays.note,
            premium: lostDays.premium * heads,
          }),
        ]),
  ]
}
