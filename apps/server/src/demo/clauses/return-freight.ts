import type { ClauseText } from '@ecenter/contract/policies/policy.ts'

/** Worded for the demo; no filed clause of any insurer. */
export const returnFreightClause: ClauseText = {
  code: 'RAA01',
  title: '退货运费损失保险条款（演示）',
  chapters: [
    {
      title: '第一章 总则',
      paragraphs: [
        '第一条 在保险单载明的购物平台下单并完成付款的买家，为本保险的被保险人。',
        '第二条 一张保险单对应一笔订单；订单拆分发货的，仍按一笔订单计算。',
      ],
    },
    {
      title: '第二章 保险责任',
      paragraphs: [
        '第三条 买家按照平台规则退回商品，卖家确认收到或者平台判定退货成立的，保险人对买家支付的退货运费予以赔偿。',
        '第四条 赔偿金额按照寄出地与收货地之间的首重运费标准确定，以保险单载明的保险金额为限。',
      ],
    },
    {
      title: '第三章 责任免除',
      paragraphs: [
        '第五条 换货、维修、到付拒收以及没有实际发生物流的退货，保险人不承担赔偿。',
        '第六条 虚假交易、重复使用运单号或者以退货为常业的，保险人不承担赔偿，并可以解除合同。',
        '第七条 卖家已经承担运费，或者由平台上门免费取件的，保险人不再赔偿。',
      ],
    },
    {
      title: '第四章 赔偿处理',
      paragraphs: [
        '第八条 退货成立后七十二小时内，保险人将赔款支付至买家在平台登记的账户，无须另行申请。',
        '第九条 没有自动收到赔款的，可以凭订单号和退货运单号申请。',
      ],
    },
  ],
}
