import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** Invoices: getting, reading and checking them. */
export const invoiceFaqs: readonly Faq[] = [
  {
    id: 'get-invoice',
    question: '怎么开发票、下载电子发票？',
    variants: [
      '发票在哪里下载',
      '我要开发票',
      '车险发票怎么弄',
      '保险发票去哪开',
      '电子发票怎么拿',
    ],
    answer:
      '付款后自动开具，不用申请。车险打开“车险电子发票”，其他保险打开“其他保险电子发票”，填保单号和证件号码，验证手机后就能下载。',
    links: [siteScreens.carInvoices, siteScreens.otherInvoices],
  },
  {
    id: 'invoice-title-wrong',
    question: '发票抬头开错了怎么办？',
    variants: [
      '发票名字写错了',
      '抬头错了能重开吗',
      '发票信息有误怎么换',
      '发票开错了',
      '购买方名称不对',
    ],
    answer:
      '开出的发票不能改，需要把原发票冲红后重开。请拨打 {hotline}，或由投保人带证件到服务网点办理。已经报销或抵扣的，请先和单位财务说明。',
    links: [siteScreens.outlets],
  },
  {
    id: 'company-title',
    question: '能把发票改成公司抬头吗？',
    variants: [
      '发票要开单位的名字',
      '个人保单能开公司发票吗',
      '报销要公司抬头',
      '发票抬头换成企业',
      '车是我的发票开公司行不行',
    ],
    answer:
      '发票抬头是投保人或付款人。保单投保人是个人的，一般不能直接开成公司；确由公司付款的，请带付款证明和公司税号到服务网点，或拨打 {hotline} 咨询。',
    links: [siteScreens.outlets],
  },
  {
    id: 'email-invoice',
    question: '发票怎么发到邮箱？',
    variants: [
      '发票发我邮件',
      '电子发票能发邮箱吗',
      '用邮箱收发票',
      '把发票转发到邮箱',
      '发票邮寄到电子邮箱',
    ],
    answer:
      '查到发票并验证手机后，选好要发的发票，点“发送到邮箱”，填邮箱地址，再收一次短信验证码即可，一次最多发 20 张。没收到请看看垃圾邮件箱。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'many-invoices',
    question: '怎么一次下载很多发票？',
    variants: [
      '批量下载发票',
      '公司有几十张发票一起下',
      '全部发票打包下载',
      '发票能一次导出吗',
      '多张发票合并下载',
    ],
    answer:
      '查到发票列表后点“全部下载”，多张发票会合成一个压缩包。微信里不能直接保存多张，可以一起发到邮箱，一次最多 20 张。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'verify-invoice',
    question: '怎么查验发票真假？',
    variants: [
      '发票真伪查询',
      '这张保险发票是真的吗',
      '怎么辨别假发票',
      '财务要验发票',
      '查发票是不是你们开的',
    ],
    answer:
      '打开“车险电子发票”，选“按发票查”，填发票号码、开票日期等，就能核对是不是我们开具、有没有作废或冲红。也可以到国家税务总局的发票查验平台核对。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'when-invoice',
    question: '付款后多久能开发票？',
    variants: [
      '交了钱几天出发票',
      '发票什么时候开出来',
      '发票还在开票中',
      '刚付款没有发票',
      '电子发票多长时间有',
    ],
    answer:
      '付款后会自动申请开票，刚付款的请过一天再查。页面显示“开票中”的，是税务平台还没有返回，请稍后再看；等了较久的，请拨打 {hotline}。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'invoice-not-found',
    question: '查不到发票怎么办？',
    variants: [
      '发票查询没有结果',
      '系统里没有我的发票',
      '为什么找不到发票',
      '发票查不出来',
      '输了保单号没发票',
    ],
    answer:
      '请核对保单号和证件号码，交强险和商业险的发票要用各自的保单号；团体投保的，发票开给单位。领过纸质发票或刚付款的，这里也查不到。还不行请拨打 {hotline}。',
    links: [siteScreens.carInvoices, siteScreens.otherInvoices],
  },
  {
    id: 'red-letter',
    question: '红字发票是什么？',
    variants: [
      '发票被红冲了',
      '发票金额是负数',
      '冲红是什么意思',
      '为什么有一张负的发票',
      '红冲发票还能报销吗',
    ],
    answer:
      '红字发票用来冲销原来的发票，金额是负数，多在退保、改保单或重开发票时出现。被冲销的原发票不能再报销，请使用重新开具的那一张。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'taxpayer-number',
    question: '纳税人识别号填什么？',
    variants: [
      '税号填啥',
      '个人有税号吗',
      '发票的纳税人识别号怎么填',
      '公司税号在哪看',
      '购买方识别号是哪个',
    ],
    answer:
      '单位填营业执照上 18 位的统一社会信用代码。个人一般填身份证号，发票上没有这一项的可以不填。查发票时填的，要和发票上的购买方一致。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'special-invoice',
    question: '能开增值税专用发票吗？',
    variants: [
      '要专票',
      '专用发票怎么开',
      '公司车险能抵扣吗',
      '普票换专票',
      '保险开专票要什么资料',
    ],
    answer:
      '单位投保车险、财产险，且是一般纳税人的，可以申请开专用发票，请带公司开票信息到服务网点或拨打 {hotline}。个人投保和免税的人身意外险不能开。',
    links: [siteScreens.outlets],
  },
  {
    id: 'tax-on-invoice',
    question: '发票上有车船税吗？',
    variants: [
      '车船税怎么没在发票金额里',
      '车船税有没有发票',
      '车船税能报销吗',
      '发票金额比付的钱少',
      '发票备注里的车船税',
    ],
    answer:
      '有。车船税是代收的，不算在发票的价税合计里，写在发票备注栏，备注里同时有保费加车船税的合计。带这样备注的发票可以作为缴税凭证。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'invoice-formats',
    question: 'PDF、OFD、XML 发票有什么区别？',
    variants: [
      '发票下哪种格式',
      'ofd打不开',
      'xml是干什么用的',
      '报销用pdf还是ofd',
      '发票文件格式选哪个',
    ],
    answer:
      'PDF 适合自己查看和打印；OFD 是国家版式文件，有的单位报销要用；XML 是给财务软件入账的数据文件。不确定时请问单位财务，自己留存选 PDF 就行。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'check-code',
    question: '发票校验码在哪里？',
    variants: [
      '校验码后六位是什么',
      '发票的校验码怎么找',
      '没有校验码怎么填',
      '校验码看哪几位',
      '发票上哪个是校验码',
    ],
    answer:
      '老式电子发票的校验码在票面右上角，共 20 位，查验时填最后 6 位。20 位号码的数电发票没有校验码，不用填。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'digital-invoice',
    question: '20 位号码的数电发票怎么查？',
    variants: [
      '数电票没有发票代码',
      '全电发票查询',
      '新版发票号码很长',
      '二十位的发票号码怎么填',
      '数电发票在哪里查',
    ],
    answer:
      '打开“车险电子发票”，选“按发票查”，把 20 位号码填在发票号码里，发票代码和校验码都不用填，再选开票日期就能查。',
    links: [siteScreens.carInvoices],
  },
  {
    id: 'invoice-lost',
    question: '电子发票丢了怎么办？',
    variants: [
      '发票不见了能补吗',
      '发票文件删掉了',
      '换手机发票没了',
      '电子发票能重新下载吗',
      '发票弄丢了补一份',
    ],
    answer:
      '电子发票丢了可以随时重新下载，内容和原来一样，不用补开。打开发票查询，填保单号和证件号码，验证手机后再下载或发到邮箱。',
    links: [siteScreens.carInvoices, siteScreens.otherInvoices],
  },
]
