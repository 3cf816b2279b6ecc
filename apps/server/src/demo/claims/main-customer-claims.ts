import { cars } from '../cars.ts'
import { fenOf } from '../coverages.ts'
import { people } from '../people.ts'
import type { Story } from './report.ts'

const mine = { insured: people.main, area: '1101' }
const myCar = { ...mine, car: cars.main }

/** What has happened to the customer that every screen has something to show for. */
export const mainCustomerClaims: readonly Story[] = [
  {
    ...myCar,
    policyClass: 'DAA',
    serial: 700_101,
    accidentType: '追尾',
    lossTypes: ['own-damage', 'third-party-property'],
    reportedDaysAgo: 4,
    accident: {
      place: '北京市云溪区晨光路与望河街路口',
      cause: '跟车过近',
      course: '等红灯起步时没有及时刹住，追尾前面的白色轿车。',
      liability: '全部责任（100%）',
    },
    carDamage: '前保险杠、引擎盖和左前大灯破损',
    otherCar: { licenseNo: '京P6T820', brandModel: '风屿牌 FY7160 轿车', damage: '后保险杠破损' },
    damages: [
      { name: '前保险杠', remedy: '更换', amountFen: fenOf(1860) },
      { name: '左前大灯', remedy: '更换' },
      { name: '引擎盖', remedy: '维修' },
    ],
    events: [
      ['survey', 3],
      ['assessment', 2],
    ],
  },
  {
    ...myCar,
    policyClass: 'DAA',
    serial: 700_102,
    accidentType: '倒车碰撞',
    lossTypes: ['own-damage', 'third-party-property'],
    reportedDaysAgo: 95,
    accident: {
      place: '北京市云溪区晨光路 18 号院地下停车场',
      cause: '倒车时观察不够',
      course: '倒车入位时碰到旁边停着的车。',
      liability: '全部责任（100%）',
    },
    carDamage: '右后门和后保险杠划伤',
    otherCar: { licenseNo: '京N9D336', brandModel: '风屿牌 FY7160 轿车', damage: '左前门凹陷' },
    damages: [
      { name: '后保险杠', remedy: '维修', amountFen: fenOf(600) },
      { name: '右后门', remedy: '维修', amountFen: fenOf(850) },
    ],
    settlement: {
      parts: [
        {
          cover: 'compulsory',
          productName: '机动车交通事故责任强制保险',
          damages: [{ name: '对方左前门维修', amountFen: fenOf(1200) }],
          limitFen: fenOf(2000),
          deductibleFen: 0,
          liabilityPercent: 100,
          alreadyPaidFen: 0,
        },
        {
          cover: 'commercial',
          productName: '机动车商业保险',
          damages: [
            { name: '后保险杠维修', amountFen: fenOf(600) },
            { name: '右后门维修', amountFen: fenOf(850) },
          ],
          deductibleFen: fenOf(200),
          liabilityPercent: 100,
          alreadyPaidFen: 0,
        },
      ],
      payee: { name: '王明', bank: '示例银行', accountNo: '6200000000000006217' },
    },
    events: [
      ['survey', 95],
      ['assessment', 93],
      ['documents-asked', 92],
      ['documents-sent', 90],
      ['documents-complete', 89],
      ['calculation', 88],
      ['review', 87],
      ['agreement-asked', 86],
      ['agreed', 85],
      ['paid', 83],
    ],
  },
  {
    ...mine,
    policyClass: 'JAA',
    serial: 700_103,
    accidentType: '水管漏水',
    lossTypes: ['household'],
    reportedDaysAgo: 6,
    accident: {
      place: '北京市云溪区晨光路 18 号院 6 号楼 1203 室',
      cause: '厨房水管老化开裂',
      course: '早上发现厨房水管漏水，橱柜和地板被水泡了。',
    },
    damages: [
      { name: '实木地板', remedy: '更换' },
      { name: '橱柜', remedy: '维修' },
    ],
    events: [
      ['survey', 5],
      ['documents-asked', 4, 20],
    ],
    documents: [
      ['claim-form', 3],
      ['damage-photos', 2, '照片太暗，看不清被水泡的地方，请白天重新拍。'],
    ],
  },
  {
    ...mine,
    policyClass: 'HAD',
    serial: 700_104,
    accidentType: '航班延误',
    lossTypes: ['flight-delay'],
    reportedDaysAgo: 33,
    accident: {
      place: '上海虹桥国际机场',
      cause: '流量控制',
      course: 'YF1518 航班延误 5 小时 10 分到达。',
    },
    damages: [{ name: '延误满 4 小时', remedy: '定额赔付', amountFen: fenOf(300) }],
    settlement: {
      parts: [
        {
          cover: 'other',
          productName: '航班延误保险',
          damages: [{ name: '延误满 4 小时', amountFen: fenOf(300) }],
          deductibleFen: 0,
          liabilityPercent: 100,
          alreadyPaidFen: 0,
        },
      ],
      payee: { name: '王明', bank: '示例银行', accountNo: '6200000000000006217' },
    },
    events: [
      ['calculation', 32],
      ['review', 32],
      ['agreed', 31],
      ['paid', 31],
    ],
  },
]
