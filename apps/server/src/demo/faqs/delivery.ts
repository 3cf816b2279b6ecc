import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** Papers on their way to the customer. */
export const deliveryFaqs: readonly Faq[] = [
  {
    id: 'track-delivery',
    question: '保单送到哪里了？',
    variants: [
      '查快递到哪了',
      '我的保单寄出来没有',
      '保单物流查询',
      '配送进度怎么看',
      '纸质保单发货了吗',
    ],
    answer:
      '打开“保单配送查询”，填写被保险人证件号码、车架号后六位和图形验证码，就能看到走到哪一步、快递公司和单号。',
    links: [siteScreens.delivery],
  },
  {
    id: 'delivery-days',
    question: '保单多久能送到？',
    variants: ['几天能收到保单', '快递要多长时间', '什么时候送来', '寄保单要几天', '怎么还没送到'],
    answer:
      '各地路程不同，请以配送页面上的安排为准；约好时段的会写明哪一天、几点送到。电子保单付款后就能查，不用等纸质的。迟迟没有动静的请拨打 {hotline}。',
    links: [siteScreens.delivery],
  },
  {
    id: 'change-delivery-time',
    question: '怎么改送保单的时间？',
    variants: ['明天不在家能改天送吗', '换个时间送', '约定配送时间', '想晚上送', '改送货日期'],
    answer:
      '在“保单配送查询”找到这笔配送，点改时间，收一次短信验证码后选新的时段。可以选今后五天，每天三个时段。配送员已在路上的不能改，请直接和他联系。',
    links: [siteScreens.delivery],
  },
  {
    id: 'change-delivery-address',
    question: '怎么改配送地址？',
    variants: [
      '地址写错了',
      '换个地方收保单',
      '收货地址改成公司',
      '保单寄错地址了',
      '搬家了送哪里',
    ],
    answer:
      '在“保单配送查询”找到这笔配送，点改地址，收一次短信验证码后填新地址。网上只能改到同一城市内；要送到外地，或配送员已出发的，请拨打 {hotline}。',
    links: [siteScreens.delivery],
  },
  {
    id: 'delivery-failed',
    question: '配送没成功怎么办？',
    variants: [
      '配送失败',
      '快递说没人在家',
      '送了没送到怎么办',
      '显示配送未成功',
      '错过快递了还会再送吗',
    ],
    answer:
      '请在“保单配送查询”看没成功的原因，并在页面上重新约时间或改地址；也可以选只要电子保单。您没有操作的，我们会再与您联系。',
    links: [siteScreens.delivery],
  },
  {
    id: 'who-may-sign',
    question: '别人可以代签收吗？',
    variants: [
      '家人代收保单',
      '放门卫可以吗',
      '我不在同事帮签行吗',
      '保单能放驿站吗',
      '必须本人签收吗',
    ],
    answer:
      '家人或同事可以代收，请先和配送员说好，代收人要出示证件。上门收款的，要由代收人当面核对金额并付款。不建议放在无人的地方。',
    links: [siteScreens.delivery],
  },
  {
    id: 'delivery-fee',
    question: '配送要钱吗？',
    variants: ['寄保单收快递费吗', '送保单免费吗', '邮费谁出', '快递到付吗', '配送费多少'],
    answer:
      '投保时安排的配送不另收费。如果配送员要您付快递费或别的费用，请先不要付，拨打 {hotline} 核实。选“上门收款”的，只付订单上写的保费。',
    links: [siteScreens.delivery],
  },
  {
    id: 'gift-card-order',
    question: '礼品卡订单怎么查配送？',
    variants: [
      '用礼品卡买的保险怎么查物流',
      '卡单配送查询',
      '激活的保险卡保单送哪了',
      '是否礼品卡那里怎么选',
      '礼品卡的单子查不到',
    ],
    answer:
      '打开“保单配送查询”，在“是否礼品卡订单”处选“是”，其他照常填写被保险人证件号码、车架号后六位和图形验证码。选错了会查不到，请换一项再试。',
    links: [siteScreens.delivery],
  },
  {
    id: 'delivery-contents',
    question: '送来的有哪些东西？',
    variants: [
      '快递里应该有什么',
      '保单寄来都有啥',
      '包裹里缺发票',
      '送的资料包括哪些',
      '收到保单少了东西',
    ],
    answer:
      '一般有纸质保单和条款等投保时说好的材料，请当面点清再签收。发票和交强险标志有电子的，可以自己下载。少了东西请拨打 {hotline} 补寄。',
    links: [siteScreens.delivery, siteScreens.carInvoices],
  },
  {
    id: 'frame-number',
    question: '车架号在哪里看？',
    variants: [
      '车架号后六位是什么',
      '怎么找车架号',
      '车辆识别代号在哪',
      'VIN码哪里有',
      '行驶证上哪个是车架号',
    ],
    answer:
      '行驶证正页上的“车辆识别代号”就是车架号，共 17 位，后六位是最后六个字符。前挡风玻璃左下角和保单上也有。其中没有字母 I、O、Q。',
    links: [siteScreens.delivery],
  },
]
