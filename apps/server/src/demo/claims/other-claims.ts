import { fenOf } from '../coverages.ts'
import { people } from '../people.ts'
import type { Story } from './report.ts'

/** Claims of homes, travellers, people and businesses. */
export const otherClaims: readonly Story[] = [
  {
    policyClass: 'JAA',
    insured: people.householdOnPaper,
    serial: 720_101,
    area: '3701',
    accidentType: '厨房失火',
    lossTypes: ['household'],
    reportedDaysAgo: 21,
    accident: {
      place: '被保险的住房',
      cause: '油锅起火',
      course: '油锅起火烧坏了橱柜和油烟机，火很快扑灭，没有人受伤。',
    },
    damages: [
      { name: '橱柜', remedy: '更换', amountFen: fenOf(6800) },
      { name: '油烟机', remedy: '更换', amountFen: fenOf(2300) },
    ],
    events: [
      ['survey', 20],
      ['assessment', 17],
      ['documents-asked', 16],
      ['documents-complete', 10],
      ['calculation', 8],
      ['review', 5],
    ],
  },
  {
    policyClass: 'EAD',
    insured: people.driver,
    serial: 720_103,
    area: '3302',
    accidentType: '意外受伤',
    lossTypes: ['personal-accident'],
    reportedDaysAgo: 16,
    accident: {
      place: '高速公路服务区',
      cause: '滑倒',
      course: '下车检查货物时滑倒，左脚踝骨折，住院 6 天。',
    },
    damages: [{ name: '住院医疗费', remedy: '医疗费' }],
    events: [['documents-asked', 14, 16]],
  },
  {
    policyClass: 'EAG',
    insured: people.worker,
    company: people.works,
    serial: 720_104,
    area: '1201',
    accidentType: '意外受伤',
    lossTypes: ['personal-accident'],
    reportedDaysAgo: 28,
    accident: { place: '厂区 3 号车间', cause: '工件滑落', course: '搬运时右手食指被砸伤。' },
    reporter: { name: '人力资源部', mobile: '13800003001' },
    damages: [{ name: '门诊医疗费', remedy: '医疗费', amountFen: fenOf(1320.5) }],
    events: [
      ['documents-asked', 27],
      ['documents-sent', 2],
    ],
  },
  {
    policyClass: 'ZAA',
    insured: people.works,
    serial: 720_105,
    area: '1201',
    accidentType: '参观者摔伤',
    lossTypes: ['liability', 'injury'],
    reportedDaysAgo: 34,
    accident: {
      place: '天津市云溪区工业大道 88 号展厅',
      cause: '地面湿滑',
      course: '参观者在展厅入口滑倒，送医检查。',
      liability: '次要责任（30%）',
    },
    events: [
      ['survey', 33],
      ['injury-tracking', 30],
    ],
  },
]

const ordersClaimed = 23
const daysBetweenOrders = 4

/** The main customer sends much of what is ordered back: more claims than a page of a list shows. */
export const freightClaims: readonly Story[] = Array.from({ length: ordersClaimed }, (_, at) => ({
  policyClass: 'RAA',
  insured: people.main,
  serial: 730_101 + at,
  area: '1101',
  accidentType: '退货',
  lossTypes: ['return-freight'],
  reportedDaysAgo: 5 + at * daysBetweenOrders,
  accident: { place: '拾光市集', cause: '不合适', course: '收到后不合适，已寄回商家。' },
  damages: [{ name: '退货运费', remedy: '定额赔付', amountFen: fenOf(10) }],
  events: [
    ['calculation', 4 + at * daysBetweenOrders],
    ['agreed', 4 + at * daysBetweenOrders],
    ['paid', 3 + at * daysBetweenOrders],
  ],
}))
