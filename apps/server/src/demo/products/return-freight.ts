import type { NewPolicy } from '../../domains/policies/store/store-policies.ts'
import { returnFreightClause } from '../clauses/return-freight.ts'
import { coverageOf } from '../coverages.ts'
import { issueOther, type OtherDeal, type RiskOf } from '../issue-other.ts'
import { basicsOf, type Product } from './product.ts'

export const returnFreightProduct: Product = {
  code: 'RAA',
  name: '退货运费损失保险',
  basics: basicsOf('RAA', {
    holders: '在合作购物平台下单的买家',
    term: '自付款起，至订单可以退货的最后一日止',
    papers: '一般无须提供；没有自动到账的，提供订单号和退货运单号',
  }),
  clauses: [returnFreightClause],
  agreements: ['一张保险单对应一笔订单，赔款自动支付至平台登记的账户。'],
}

export function issueReturnFreight(deal: OtherDeal, order: RiskOf<'return-freight'>): NewPolicy {
  return issueOther(returnFreightProduct, deal, {
    risk: { kind: 'return-freight', ...order },
    coverages: [coverageOf('TY1', '退货运费', { limit: 25, note: '按首重计算', premium: 0.9 })],
  })
}
