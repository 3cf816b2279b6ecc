import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** What comes along with car insurance, and who or what it does not cover. */
export const carExclusionFaqs: readonly Faq[] = [
  {
    id: 'deductible-rate',
    question: '绝对免赔率是什么？',
    variants: [
      '免赔率啥意思',
      '绝对免赔率特约条款',
      '为什么要自己承担一部分',
      '不计免赔还要买吗',
      '免赔20%是怎么回事',
    ],
    answer:
      '约定了绝对免赔率，每次出险都由您自己承担一定比例，换来保费便宜一些。改革后不用另买“不计免赔”；保单上没有这一条，就不扣绝对免赔率。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'road-rescue',
    question: '道路救援怎么用？',
    variants: [
      '车坏半路叫救援',
      '免费拖车怎么叫',
      '没电了搭电服务',
      '换备胎有没有人帮忙',
      '道路救援可以用几次',
    ],
    answer:
      '车辆故障走不了时，拨打 {hotline} 申请道路救援，可以拖车、搭电、换胎、送油等。能用几次、拖多远，以您保单上的服务约定为准。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'driver-service',
    question: '代驾服务怎么用？',
    variants: [
      '喝酒了能叫免费代驾吗',
      '保险送的代驾',
      '怎么预约代驾',
      '代驾要钱吗',
      '代驾能用几次',
    ],
    answer:
      '保单上有代为驾驶服务的，需要时拨打 {hotline} 预约，请提前联系。次数和公里数以保单约定为准，超出的部分要自己付费。喝了酒请一定不要自己开车。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'inspection-service',
    question: '代送检（年检）服务怎么用？',
    variants: [
      '保险送的年检服务',
      '帮我把车送去年审',
      '代办年检',
      '代为送检怎么预约',
      '车辆审车能代办吗',
    ],
    answer:
      '保单上有代为送检服务的，请在年检到期前拨打 {hotline} 预约，准备好行驶证和交强险保单。次数以保单约定为准，检测费和维修费由车主承担。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'new-energy-cover',
    question: '新能源车的保险有什么不同？',
    variants: [
      '电车的保险和油车一样吗',
      '电动车电池坏了赔吗',
      '新能源车险包括三电吗',
      '电动汽车要买什么保险',
      '纯电车险区别',
    ],
    answer:
      '新能源车用专属条款：车损险保车身，也保电池、电机、电控，行驶、停放、充电时都有保障。还可以加买充电桩损失险。电池自然衰减不赔。',
    links: [siteScreens.buyCar],
  },
  {
    id: 'charging-pile',
    question: '充电桩能保吗？',
    variants: [
      '家里的充电桩有保险吗',
      '充电桩坏了赔不赔',
      '自用充电桩险',
      '充电桩被人弄坏了',
      '充电桩伤了人谁赔',
    ],
    answer:
      '能。新能源车可以加买自用充电桩损失险，保自家充电桩被撞、被偷或遭灾的损失；充电桩伤到别人的，要另买充电桩责任险。请看保单是否投保。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'drunk-driving',
    question: '酒驾出事故赔吗？',
    variants: [
      '喝酒开车撞了保险赔吗',
      '醉驾保险管不管',
      '酒后驾车出险',
      '喝了点酒出事了',
      '吸毒驾驶赔不赔',
    ],
    answer:
      '商业险不赔。交强险只保障受伤的对方，我们赔付或垫付后会向驾驶人追回，自己的车和人都不赔。喝了酒请不要开车，可以叫代驾。',
    links: [],
  },
  {
    id: 'without-licence',
    question: '无证驾驶、驾照过期赔不赔？',
    variants: [
      '驾驶证过期了出事故',
      '没带驾照出险怎么办',
      '没有驾照开车撞了',
      '驾照被扣还开车',
      '准驾车型不符赔吗',
    ],
    answer:
      '无证、驾照被扣或注销、准驾车型不符，商业险不赔，交强险只保障受伤的对方并会追偿。驾照过期请尽快换证，期间出险也可能不赔。只是没带在身上，不影响理赔。',
    links: [],
  },
  {
    id: 'lent-car',
    question: '车借给别人开，出险赔吗？',
    variants: [
      '朋友开我的车撞了',
      '不是本人驾驶能赔吗',
      '借车给亲戚出了事故',
      '别人开我车出险',
      '车主不在场保险赔不赔',
    ],
    answer:
      '可以赔。只要驾驶人有合法有效的驾照、经过您同意、没有酒驾等违法情形，商业险和交强险照常赔。理赔时请提供实际驾驶人的驾驶证。',
    links: [siteScreens.claims],
  },
  {
    id: 'other-province',
    question: '在外地出险能赔吗？',
    variants: [
      '异地出事故怎么报案',
      '在外省撞车了',
      '跨省出险要回来修吗',
      '自驾游外地刮了',
      '车险全国通用吗',
    ],
    answer:
      '能赔，全国范围内都有保障。请直接拨打 {hotline} 报案，我们安排当地人员查勘定损，可以在当地修，也可以按约定回来修，材料可在网上提交。',
    links: [siteScreens.claims],
  },
  {
    id: 'ride-hailing',
    question: '私家车跑网约车，出险赔吗？',
    variants: [
      '跑滴滴出事故保险赔吗',
      '顺风车算营运吗',
      '家用车拉客出险',
      '私家车送货赔不赔',
      '网约车保险要换吗',
    ],
    answer:
      '按家用车投保却长期载客收费的，危险明显增加，没有告诉我们的，出险可能不赔。要跑网约车，请先拨打 {hotline} 变更使用性质并补交保费。',
    links: [],
  },
  {
    id: 'modified-car',
    question: '改装的部分赔不赔？',
    variants: [
      '加装的音响撞坏赔吗',
      '改装车保险赔吗',
      '车子贴膜改色赔不赔',
      '自己加的大包围坏了',
      '新增设备怎么保',
    ],
    answer:
      '自己加装、改装的部分，车损险不赔；买了附加新增加设备损失险的可以赔。改装使危险明显增加而没有通知我们的，整个事故都可能不赔，请先告诉我们。',
    links: [siteScreens.carPolicies],
  },
]
