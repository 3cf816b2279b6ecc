import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** Orders that were placed and the money for them. */
export const orderFaqs: readonly Faq[] = [
  {
    id: 'pay-order',
    question: '怎么支付未付款的订单？',
    variants: [
      '保费在哪里交',
      '还没付钱的保单怎么付',
      '待支付订单怎么付款',
      '我要缴费',
      '车险订单去哪付',
    ],
    answer:
      '打开“订单支付”，车险填车牌号、证件号码和投保时的手机号，其他保险填姓名、证件号码和手机号，找到待支付的订单，核对金额后付款。',
    links: [siteScreens.orders],
  },
  {
    id: 'payment-methods',
    question: '可以用什么方式支付？',
    variants: [
      '支持微信支付吗',
      '能刷信用卡吗',
      '能用支付宝付吗',
      '有哪些付款方式',
      '银行卡能付不',
    ],
    answer:
      '可以用微信支付或支付宝，里面绑定的银行卡也能用。在微信里打开时只显示微信支付。每笔订单能用的方式，以付款页面显示的为准。',
    links: [siteScreens.orders],
  },
  {
    id: 'order-expired',
    question: '订单超过支付时间了怎么办？',
    variants: [
      '订单过期了',
      '忘了付款订单失效',
      '超时不能支付',
      '付款时间过了还能付吗',
      '错过支付期限',
    ],
    answer:
      '超过最晚支付时间的订单会失效，不能再付。还需要保障的，请重新投保，价格以新的报价为准；也可以拨打 {hotline} 请客服帮忙。',
    links: [siteScreens.buyCar],
  },
  {
    id: 'paid-but-unpaid',
    question: '已经付款了，为什么还显示未支付？',
    variants: [
      '钱扣了订单没变',
      '付了钱还显示待支付',
      '扣款成功但没有保单',
      '付款了没更新状态',
      '付完钱页面还让我付',
    ],
    answer:
      '付款结果可能还没传回来，请不要再付一次。过几分钟在“订单支付”里点“查看支付结果”。一直没有更新的，请带付款记录拨打 {hotline}，钱不会丢失。',
    links: [siteScreens.orders],
  },
  {
    id: 'paid-twice',
    question: '重复付款了怎么办？',
    variants: ['付了两次钱', '多扣了一笔', '同一个订单扣了两遍', '重复扣款', '不小心付了双份'],
    answer:
      '同一笔订单多付的钱会原路退回，不用您办理，一般 1 至 7 个工作日到账。到期没有收到的，请准备好付款记录拨打 {hotline} 核实。',
    links: [siteScreens.orders],
  },
  {
    id: 'payment-failed',
    question: '付款失败怎么办？',
    variants: ['支付不成功', '付不了款', '支付页面打不开', '点付款没反应', '提示余额不足付不了'],
    answer:
      '请先看有没有扣款。没有扣款的，检查余额、限额和网络后再试，或换一种付款方式。显示“结果确认中”的，请等结果出来，不要重复付。还不行请拨打 {hotline}。',
    links: [siteScreens.orders],
  },
  {
    id: 'refund-arrival',
    question: '退款多久到账？',
    variants: [
      '退的钱什么时候到',
      '退款几天能收到',
      '退款没收到',
      '钱什么时候退给我',
      '退保的钱多久到',
    ],
    answer:
      '订单没有成立或重复付款的，原路退回，一般 1 至 7 个工作日到账，信用卡可能慢一些。退保的钱按办理时登记的账户退。超时没到请拨打 {hotline}。',
    links: [siteScreens.orders],
  },
  {
    id: 'price-changed',
    question: '订单金额和当时报的不一样怎么办？',
    variants: [
      '价格变了',
      '付款金额和报价不符',
      '为什么要付的钱变多了',
      '报价和订单差几百',
      '金额对不上',
    ],
    answer:
      '请先不要付款。报价后如果改了险种、保额或起保日期，或车辆出险情况有更新，金额会变。订单里列有每项保费和车船税，有疑问请拨打 {hotline} 核对。',
    links: [siteScreens.orders],
  },
  {
    id: 'alipay-in-wechat',
    question: '微信里为什么不能用支付宝？',
    variants: [
      '微信打开没有支付宝选项',
      '怎么用支付宝付',
      '想用支付宝但只有微信',
      '在微信里付款不能选支付宝',
      '支付宝选不了',
    ],
    answer:
      '微信里打不开支付宝，所以只显示微信支付。想用支付宝的，请点右上角选择在浏览器中打开，或复制网址到手机浏览器，再打开订单付款。',
    links: [siteScreens.orders],
  },
  {
    id: 'pay-for-someone',
    question: '可以替别人付款吗？',
    variants: [
      '帮家人付保费',
      '用别人的微信付钱可以吗',
      '儿子替我付款',
      '付款人和投保人不是一个人行吗',
      '代付',
    ],
    answer:
      '家人可以帮忙付，只要知道订单的车牌号或姓名、证件号码和投保时的手机号。退款会原路回到付款的账户。单位付款请先拨打 {hotline} 了解要求。',
    links: [siteScreens.orders],
  },
  {
    id: 'payment-reminder-off',
    question: '怎么关掉付款提醒短信？',
    variants: [
      '不要再发付款短信了',
      '催付款的短信怎么停',
      '老收到支付提醒',
      '取消付款提醒',
      '关闭缴费通知',
    ],
    answer:
      '打开“订单支付”，找到这笔订单进入详情，把“付款提醒”关闭即可，不影响订单。付款或取消订单以后，提醒也会自动停止。',
    links: [siteScreens.orders],
  },
  {
    id: 'find-orders',
    question: '怎么查我的订单？',
    variants: ['订单在哪里看', '查看投保订单', '我买的单子在哪', '订单查询', '以前下的订单怎么找'],
    answer:
      '打开“订单支付”，车险填车牌号、证件号码和手机号，其他保险填姓名、证件号码和手机号，就能看到待支付的和以前的订单。',
    links: [siteScreens.orders],
  },
  {
    id: 'cancel-order',
    question: '订单不想要了，怎么取消？',
    variants: ['取消订单', '没付款的订单能删吗', '下错单了', '不买了怎么撤销订单', '订单撤回'],
    answer:
      '还没付款的，不用办理，超过最晚支付时间会自动失效，不扣钱，也没有保障。已经付款的，请拨打 {hotline}，未生效的可以按退保办理。',
    links: [siteScreens.orders],
  },
  {
    id: 'pay-on-delivery',
    question: '可以货到付款吗？',
    variants: [
      '送保单上门再付钱行吗',
      '上门收费',
      '能不能收到保单再付款',
      '快递员收保费吗',
      '现金付款可以吗',
    ],
    answer:
      '投保时选了“上门收款”的可以：配送员上门，您当面核对金额后付款，不用在线付。订单上写明了收款方式，没选的请在线支付，或拨打 {hotline} 询问。',
    links: [siteScreens.delivery],
  },
  {
    id: 'order-examined',
    question: '订单显示“审核中”是什么意思？',
    variants: [
      '核保中要等多久',
      '订单一直在审核',
      '为什么还要核保',
      '审核什么时候通过',
      '订单状态核保中',
    ],
    answer:
      '我们要先核对车辆和投保信息，叫作核保，通过后才能付款。有的要补照片或验车，会联系您。等了较久没有结果的，请拨打 {hotline} 询问。',
    links: [siteScreens.orders],
  },
]
