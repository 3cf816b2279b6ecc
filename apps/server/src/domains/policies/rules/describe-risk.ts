import type { DetailInfo, RiskItem } from '@ecenter/contract/policies/policy.ts'
import { maskIdNumber } from '../../../platform/mask/mask.ts'
import type { Policy } from '../store/policy.ts'
import type { RiskFacts } from './risk-facts.ts'

type Described = Pick<Policy, 'risk' | 'insured' | 'isOwnShareOnly'>

/** What a policy insures, item by item, as page and document both list it; empty with cars. */
export function riskItemsOf({ risk, insured }: Described): RiskItem[] {
  if (risk === undefined) return []
  switch (risk.kind) {
    case 'household':
      return risk.items.map(({ name, note, sumInsuredFen }) => ({
        name,
        note,
        sumInsured: sumInsuredFen,
      }))
    case 'return-freight':
      return [{ name: risk.goods, note: '退货时寄回商家的运费' }]
    case 'flight-delay':
      return [{ name: `航班 ${risk.flightNo}`, note: `${risk.from} 至 ${risk.to}` }]
    case 'liability':
      return [{ name: risk.premises, note: risk.business }]
    case 'group':
      return risk.plans
    case 'other':
      return []
    case 'personal-accident':
    case 'driver-accident':
    case 'student-accident':
    case 'borrower-accident':
      return [{ name: insured.name, note: '被保险人的身体和生命' }]
  }
}

/** The facts that only this kind of policy has, in groups with a title. */
export function detailInfosOf({ risk, isOwnShareOnly }: Described): DetailInfo[] {
  if (risk === undefined || isOwnShareOnly) return []
  return [groupOf(risk)]
}

function groupOf(risk: RiskFacts): DetailInfo {
  switch (risk.kind) {
    case 'household':
      return detail('房屋信息', {
        房屋地址: risk.address,
        房屋结构: risk.structure,
        建筑面积: `${risk.areaSquareMetres} 平方米`,
        建成年份: `${risk.builtIn} 年`,
      })
    case 'personal-accident':
      return detail('职业和受益人', {
        职业: risk.occupation,
        职业类别: `${risk.occupationClass} 类`,
        受益人: risk.beneficiary,
      })
    case 'driver-accident':
      return detail('驾驶信息', {
        准驾车型: risk.licenceClass,
        驾乘车辆: risk.carUse,
        受益人: risk.beneficiary,
      })
    case 'student-accident':
      return detail('在校信息', {
        学校: risk.school,
        班级: risk.className,
        监护人: `${risk.guardian.name}（${risk.guardian.relation}）`,
        监护人证件号码: maskIdNumber(risk.guardian.idNumber),
      })
    case 'borrower-accident':
      return detail('借款信息', {
        借款合同号: risk.loanContractNo,
        贷款机构: risk.lender,
        借款金额: `${yuanOf(risk.loanFen)} 元`,
        借款期限: `${risk.months} 个月`,
        第一受益人: risk.lender,
      })
    case 'flight-delay':
      return detail('航班信息', {
        航班号: risk.flightNo,
        航班日期: risk.flightDate,
        出发: risk.from,
        到达: risk.to,
      })
    case 'return-freight':
      return detail('订单信息', {
        购物平台: risk.marketplace,
        订单号: risk.marketplaceOrderNo,
        店铺: risk.shop,
        商品: risk.goods,
      })
    case 'liability':
      return detail('经营信息', {
        经营业务: risk.business,
        经营场所: risk.premises,
        营业面积: `${risk.areaSquareMetres} 平方米`,
      })
    case 'other':
      return { title: risk.title, facts: risk.facts }
    case 'group':
      return detail('单位信息', { 所属行业: risk.industry, 联系人: risk.contactName })
  }
}

function detail(title: string, facts: Readonly<Record<string, string>>): DetailInfo {
  return { title, facts: Object.entries(facts).map(([label, value]) => ({ label, value })) }
}

function yuanOf(fen: number): string {
  return (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 })
}
