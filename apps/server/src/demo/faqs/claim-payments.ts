import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** What is paid for a claim, to whom and by when, and what can be done about a result. */
export const claimPaymentFaqs: readonly Faq[] = [
  {
    id: 'payout-time',
    question: '理赔款多久到账？',
    variants: [
      '赔款什么时候打过来',
      '钱几天能到',
      '赔的钱还没收到',
      '我的钱怎么还没到账',
      '理赔多长时间给钱',
    ],
    answer:
      '材料交齐后，我们最长 30 天内核定；赔付金额谈妥后 10 天内付款，不属于保险责任的 3 天内书面说明。每一步的承诺日期，在“理赔查询”里都能看到。',
    links: [siteScreens.claims],
  },
  {
    id: 'total-loss',
    question: '车撞报废了怎么赔？',
    variants: [
      '全损怎么算',
      '车修不了了赔多少',
      '车子报废保险给多少钱',
      '推定全损',
      '车没有修的价值了',
    ],
    answer:
      '车没法修或修理费超过实际价值的，按全损处理：在车损险保额内，按出险时车辆的实际价值赔，扣除残值或对方已赔的部分。我们会和您商定残车归谁。',
    links: [siteScreens.claims],
  },
  {
    id: 'how-payout-is-made',
    question: '赔款是怎么算出来的？',
    variants: [
      '赔款计算方法',
      '为什么赔这么点',
      '理算是什么',
      '赔偿金额依据什么',
      '怎么跟我算的少赔了几百',
    ],
    answer:
      '先看损失金额，再扣除对方或交强险应赔的部分，按事故责任比例和约定的免赔额、免赔率计算，最多赔到保额。验证手机后，理赔详情里有金额明细。',
    links: [siteScreens.claims],
  },
  {
    id: 'payout-account',
    question: '赔款打到哪个账户？',
    variants: [
      '赔款能打给我老婆吗',
      '理赔款给谁',
      '赔款可以直接付修理厂吗',
      '钱会打到哪张银行卡',
      '收款人必须是本人吗',
    ],
    answer:
      '一般付到被保险人本人的储蓄卡；经被保险人书面同意，修车款可以直接付给修理厂，对方的损失也可以直接付给对方。请在材料里提供账户信息。',
    links: [siteScreens.claims],
  },
  {
    id: 'account-wrong',
    question: '理赔收款账户填错了怎么改？',
    variants: [
      '银行卡号写错了',
      '赔款账户要换一张卡',
      '卡注销了赔款打不进来',
      '收款卡填的别人的',
      '赔款退票了怎么办',
    ],
    answer:
      '还没付款的，请尽快拨打 {hotline} 更正账户。已经付款但账户有误的，银行会把钱退回，我们会通知您重新登记，款项不会丢失。',
    links: [siteScreens.claims],
  },
  {
    id: 'why-refused',
    question: '为什么拒赔？',
    variants: [
      '凭什么不赔',
      '理赔被拒了',
      '保险公司不给赔',
      '收到拒赔通知书',
      '为什么我的案子不赔钱',
    ],
    answer:
      '不属于保险责任的，我们会在作出核定后 3 天内给您书面说明理由和依据的条款。请在“理赔查询”里查看；不同意的，可以补充材料，在“异议申诉”提出。',
    links: [siteScreens.claims, siteScreens.appeal],
  },
  {
    id: 'object-to-claim',
    question: '对理赔结果有异议怎么申诉？',
    variants: ['赔少了我不同意', '理赔结果不服', '怎么提异议', '申诉理赔', '不认可你们的赔付'],
    answer:
      '打开“异议申诉”，选“对理赔结果有异议”，填报案号和理由，我们重新核定，30 天内答复。对答复还不同意的，可在答复后 30 天内申请核查一次。',
    links: [siteScreens.appeal, siteScreens.appealProgress],
  },
  {
    id: 'reopen-claim',
    question: '结案后还能再申请吗？',
    variants: [
      '已经结案了又发现问题',
      '案子结了能重开吗',
      '后续治疗费还能赔吗',
      '赔完又发现有损坏',
      '结案还能追加吗',
    ],
    answer:
      '同一事故有新的损失，比如后续治疗费或拆检发现的损坏，可以带证明拨打 {hotline} 申请重开。双方已签了一次性了结协议的，一般不能再赔。',
    links: [siteScreens.claims],
  },
  {
    id: 'claim-overdue',
    question: '理赔超过承诺时间怎么办？',
    variants: [
      '理赔拖了一个多月',
      '超期了还没赔',
      '案子一直没人处理',
      '到了日期还没打款',
      '理赔太慢了',
    ],
    answer:
      '请先在“理赔查询”看是不是在等材料。确实超过承诺日期的，拨打 {hotline} 催办，或在“异议申诉”选服务投诉，我们 15 天内答复，情况复杂的最长 30 天。',
    links: [siteScreens.claims, siteScreens.appeal],
  },
  {
    id: 'claims-a-year',
    question: '车险一年能理赔几次？',
    variants: [
      '出险次数有限制吗',
      '一年报几次保险会被拒',
      '车险可以用多少次',
      '今年出险三次了还能赔吗',
      '理赔次数多有影响吗',
    ],
    answer:
      '车险理赔没有次数限制，每次事故都按保单的保额赔，划痕险等累计赔完为止的除外。不过理赔次数多，下一年的保费会上浮，优惠也会减少。',
    links: [],
  },
  {
    id: 'advance-for-injured',
    question: '有人受伤，能不能先垫付医药费？',
    variants: [
      '伤者没钱治保险先出吗',
      '医院催费保险能垫吗',
      '抢救费谁先付',
      '可以预付住院费吗',
      '能先拿一部分钱看病吗',
    ],
    answer:
      '可以申请。抢救费用可由交强险在医疗费用 18,000 元限额内先行支付，责任明确的也可以申请预付部分赔款。请带事故证明和医院费用单拨打 {hotline}。',
    links: [siteScreens.claims],
  },
]
