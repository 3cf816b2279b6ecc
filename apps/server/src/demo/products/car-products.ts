import { accidentClause } from '../clauses/accident.ts'
import { carAddOnClauses } from '../clauses/car-add-ons.ts'
import { commercialClause } from '../clauses/commercial.ts'
import { compulsoryClause } from '../clauses/compulsory.ts'
import { liabilityAddOnClauses } from '../clauses/liability-add-ons.ts'
import { serviceClause } from '../clauses/services.ts'
import { basicsOf, type Product } from './product.ts'

/** The products that insure a car. */
export const carProducts = {
  DZA: {
    code: 'DZA',
    name: '机动车交通事故责任强制保险',
    basics: basicsOf('DZA', {
      holders: '在境内道路上行驶的机动车，由所有人或者管理人投保',
      term: '一年',
      papers: '事故证明、责任人和受害人的身份证明、损失清单和费用单据',
    }),
    clauses: [compulsoryClause],
    agreements: ['本保险单与车船税完税信息一并出具，请随车携带电子标志。'],
  },
  DAA: {
    code: 'DAA',
    name: '机动车商业保险',
    basics: basicsOf('DAA', {
      holders: '已投保交强险的机动车，由所有人或者管理人投保',
      term: '一年',
      papers: '行驶证、驾驶证、事故证明、维修清单和发票',
    }),
    clauses: [commercialClause, ...carAddOnClauses, ...liabilityAddOnClauses, serviceClause],
    agreements: [
      '被保险机动车从事网络预约出租等营运活动期间发生的损失，保险人不负责赔偿。',
      '被保险机动车转让的，请自转让之日起三十日内办理批改手续。',
    ],
  },
  EAC: {
    code: 'EAC',
    name: '驾乘人员意外伤害保险',
    basics: basicsOf('EAC', {
      holders: '驾驶或者乘坐保险单载明车辆的人员，按座位承保',
      term: '一年',
      papers: '事故证明、病历、费用单据和被保险人的身份证明',
    }),
    clauses: [accidentClause],
    agreements: ['本保险承保驾驶或者乘坐被保险机动车期间遭受的意外伤害，不记名，按座位承保。'],
  },
} as const satisfies Readonly<Record<string, Product>>
export type CarProductCode = keyof typeof carProducts
