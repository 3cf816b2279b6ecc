import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** What insurance costs, when it begins and ends, and how it is bought and given back. */
export const premiumFaqs: readonly Faq[] = [
  {
    id: 'premium-rose',
    question: '为什么今年保费涨了？',
    variants: [
      '车险怎么比去年贵了',
      '保费为啥变贵',
      '今年保险价格上涨',
      '没出险保费也涨',
      '去年三千今年要四千',
    ],
    answer:
      '常见原因是上一年出过险、交通违法较多、保额提高或加了险种；基准价也会按车型的赔付情况调整。想知道自己的具体原因，请拨打 {hotline} 查询。',
    links: [],
  },
  {
    id: 'no-claim-discount',
    question: '无赔款优待怎么算？',
    variants: [
      '没出险能打几折',
      '几年没出险有优惠吗',
      'NCD系数是什么',
      '出险一次明年涨多少',
      '连续三年没理赔便宜多少',
    ],
    answer:
      '车险按以往几年的理赔次数浮动：连续不出险，折扣逐年增加；理赔次数多，折扣减少或上浮。交强险和商业险分开计算。具体价格以投保时的报价为准。',
    links: [siteScreens.buyCar],
  },
  {
    id: 'small-scratch',
    question: '小剐蹭要不要报保险？',
    variants: [
      '小刮擦走保险划算吗',
      '蹭了一点漆要报案吗',
      '修车几百块用不用保险',
      '小事故私了还是走保险',
      '轻微擦碰报保险值不值',
    ],
    answer:
      '只有自己的车轻微受损、修理费几百元的，自己修可能更划算，因为理赔次数会影响下一年的保费。伤到别人、责任不清或损失不明的，请先拨打 {hotline} 报案。',
    links: [],
  },
  {
    id: 'vehicle-tax',
    question: '车船税是多少？为什么和保险一起交？',
    variants: [
      '车船税怎么收的',
      '交强险为什么要带车船税',
      '车船税交多少钱',
      '新能源车要交车船税吗',
      '车船税可以不交吗',
    ],
    answer:
      '车船税是国家的税，按排量和当地标准收，法律规定由保险公司在卖交强险时代收代缴。纯电动乘用车不征，符合规定的其他新能源车免征。金额在保单上写明。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'when-to-renew',
    question: '车险什么时候续保？',
    variants: [
      '提前多久续保',
      '保险快到期了怎么续',
      '车险到期时间在哪看',
      '可以提前几天买明年的保险',
      '续保怎么办理',
    ],
    answer:
      '建议到期前 30 天左右办理，新保单从旧保单到期时接上，不会重叠也不会中断。到期日在“查车险保单”里可以看到，续保请到“车险投保”留下联系方式。',
    links: [siteScreens.carPolicies, siteScreens.buyCar],
  },
  {
    id: 'policy-lapsed',
    question: '车险过期了怎么办？',
    variants: ['保险断了几天', '脱保了怎么办', '车险忘了续', '保险过期能上路吗', '脱保会罚款吗'],
    answer:
      '请先不要开车上路：没有交强险上路会被扣车，并处应缴保费两倍的罚款，出险也没有保障。请尽快投保，商业险可能要先验车，新保单生效后再开。',
    links: [siteScreens.buyCar],
  },
  {
    id: 'buy-car-insurance',
    question: '怎么买车险？',
    variants: ['我想买车险', '给车上保险', '车险报价', '投保需要什么资料', '在哪里买汽车保险'],
    answer:
      '打开“车险投保”，留下姓名和手机号，按提示到销售页面报价投保，或等客服给您回电。请准备好车主身份证和行驶证，新车用购车发票和合格证。',
    links: [siteScreens.buyCar],
  },
  {
    id: 'cancel-policy',
    question: '怎么退保？',
    variants: ['我要退保', '不想要这个保险了', '保险能退吗', '退保要什么手续', '商业险退保流程'],
    answer:
      '商业险和多数非车险可以退。请投保人带身份证、保单和本人银行卡到服务网点办理，或先拨打 {hotline} 了解。退保后就没有保障了，请先想好。交强险一般不能退。',
    links: [siteScreens.outlets],
  },
  {
    id: 'surrender-amount',
    question: '退保能退多少钱？',
    variants: [
      '退保会扣钱吗',
      '退保怎么算',
      '退保扣多少手续费',
      '车险退保退全款吗',
      '用了半年退多少',
    ],
    answer:
      '还没生效的，按条款扣少量手续费后退还；已经生效的，一般按剩余天数计算退还。已经赔过的，有的保险不再退。以条款为准，办理前可请客服试算。',
    links: [],
  },
  {
    id: 'cancel-compulsory',
    question: '交强险能退吗？',
    variants: [
      '强制险可以退保吗',
      '车报废了交强险退吗',
      '交强险买重了怎么退',
      '交强险买了两份',
      '车卖了交强险能退钱吗',
    ],
    answer:
      '一般不能退。只有车辆已注销登记、办理停驶、经公安机关证实丢失，或重复投保等情形才可以。请带证明到服务网点办理。车卖了应办保险过户。',
    links: [siteScreens.outlets],
  },
  {
    id: 'when-in-force',
    question: '保险什么时候生效？',
    variants: [
      '买了多久生效',
      '付款后马上有保障吗',
      '保险生效时间',
      '今天买的保险什么时候开始算',
      '起保日期是哪天',
    ],
    answer:
      '以保单上写的起保时间为准，一般是付款后第二天零点，续保的从旧保单到期时接上。在那之前出险不赔。查到保单就能看到起止时间。',
    links: [siteScreens.carPolicies],
  },
  {
    id: 'in-force-at-once',
    question: '车险能即时生效吗？',
    variants: [
      '刚买的新车要马上上路',
      '能不能现在就生效',
      '今天买今天生效',
      '等不到明天零点',
      '即时起保怎么弄',
    ],
    answer:
      '可以在投保时提出。交强险可以约定从出单时立即生效，商业险看当地规定和审核结果。付款前请核对保单上的起保时刻，没写明的按约定的日期生效。',
    links: [siteScreens.buyCar],
  },
  {
    id: 'running-discounts',
    question: '现在有什么优惠活动？',
    variants: ['买车险有什么活动', '最近有优惠吗', '有没有送礼品', '投保有折扣吗', '当前活动'],
    answer:
      '优惠因城市和时间不同。请在首页选好所在城市，正在进行的活动会显示在首页，点开可以看规则和截止日期。页面上没有的，请不要轻信。',
    links: [siteScreens.home],
  },
  {
    id: 'group-purchase',
    question: '团购车险怎么参加？',
    variants: [
      '车险团购',
      '和同事一起买车险便宜吗',
      '团购链接在哪',
      '单位组织团购保险',
      '拼团买车险',
    ],
    answer:
      '请打开推广人员发给您的团购链接，按提示填写并付款；首页的活动里也会列出当地的团购。没有链接的，可以请单位联系人或客服 {hotline} 提供。',
    links: [siteScreens.home],
  },
]
