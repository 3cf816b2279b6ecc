import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** How a claim goes on: who is liable, its papers, its assessment, and what is said on the way. */
export const claimCourseFaqs: readonly Faq[] = [
  {
    id: 'claim-progress',
    question: '怎么查理赔进度？',
    variants: [
      '我的理赔到哪一步了',
      '查一下案子进展',
      '赔案处理得怎么样了',
      '理赔查询在哪',
      '事故处理到哪了',
    ],
    answer:
      '打开“理赔查询”，车险填保单号或车牌号和证件号码，其他保险填保单号、报案号，或报案人姓名和手机号，通过拼图验证就能看到每一步。',
    links: [siteScreens.claims],
  },
  {
    id: 'claim-documents',
    question: '车险理赔要准备哪些材料？',
    variants: [
      '理赔需要什么资料',
      '车险报销要哪些手续',
      '走保险要带啥',
      '赔付要交什么证件',
      '理赔材料清单',
    ],
    answer:
      '一般要驾驶证、行驶证、身份证、银行卡、车损照片、维修发票；有交警处理的要事故认定书，有人伤的要病历和医疗费发票。每个案子要的，“理赔查询”里逐项列出。',
    links: [siteScreens.claims],
  },
  {
    id: 'send-documents',
    question: '怎么上传理赔材料？',
    variants: [
      '材料在哪里传',
      '理赔照片怎么发给你们',
      '网上交材料',
      '可以手机拍照提交资料吗',
      '资料怎么递交',
    ],
    answer:
      '在“理赔查询”查到案件并验证手机后，进入材料清单，按每一项拍照或选文件上传。可以传照片或 PDF，每个不超过 10 MB。上传失败的可以重试。',
    links: [siteScreens.claims],
  },
  {
    id: 'documents-refused',
    question: '理赔材料被退回了怎么办？',
    variants: [
      '材料审核没通过',
      '说我照片不清楚要重传',
      '资料不合格',
      '材料被打回来',
      '为什么要我重新交材料',
    ],
    answer:
      '材料清单里写明了退回的原因，比如照片模糊、缺反面或缺公章。请按说明重新拍清楚再上传这一项，其他已通过的不用重交。不明白的请拨打 {hotline}。',
    links: [siteScreens.claims],
  },
  {
    id: 'single-car-accident',
    question: '单方事故怎么理赔？',
    variants: [
      '自己撞墙了怎么赔',
      '撞到树上了',
      '倒车撞柱子',
      '没有别人就我自己的车坏了',
      '撞护栏了保险流程',
    ],
    answer:
      '先拍照，拨打 {hotline} 报案，按指引拍照或等查勘员。自己的车由车损险赔；撞坏护栏、墙等由交强险和三者险赔。定损后再修，凭发票领取赔款。',
    links: [siteScreens.claims],
  },
  {
    id: 'two-car-accident',
    question: '双方事故怎么处理？',
    variants: [
      '两车相撞怎么理赔',
      '和别的车碰了',
      '互碰自赔是什么',
      '双方都有责任怎么赔',
      '两个车刮了各修各的吗',
    ],
    answer:
      '先拍照、挪车到安全处，由双方协商或交警定责，各自向保险公司报案。各方交强险先赔对方，不够的由三者险按责任赔。轻微且都有责任的，可以各修各的车。',
    links: [siteScreens.claims],
  },
  {
    id: 'other-at-fault',
    question: '对方全责怎么理赔？',
    variants: [
      '别人追尾我怎么办',
      '对方负全责我要找谁',
      '我没责任怎么修车',
      '对方全责但不配合赔',
      '他全责他不肯赔钱',
    ],
    answer:
      '由对方的保险公司赔您的车，请留好责任认定和对方的保险信息，让对方报案。对方拖着不赔的，您买了车损险可以请我们先赔，再由我们向对方追偿。',
    links: [siteScreens.claims],
  },
  {
    id: 'fault-mine',
    question: '我全责怎么赔？',
    variants: [
      '是我追尾别人',
      '我的全部责任怎么走保险',
      '我撞了人家的车',
      '全责自己的车赔吗',
      '全责双方修车费谁出',
    ],
    answer:
      '对方的损失先由您的交强险赔，超过的由三者险赔；自己的车由车损险赔。请报案后让双方车辆都先定损再修，并收好对方的维修发票和行驶证照片。',
    links: [siteScreens.claims],
  },
  {
    id: 'injury-tracking',
    question: '人伤跟踪是什么？',
    variants: [
      '人伤跟踪要做什么',
      '为什么一直在人伤跟踪',
      '人伤员是干嘛的',
      '伤者没好案子怎么办',
      '住院期间保险公司会来看吗',
    ],
    answer:
      '有人受伤的案件，我们会有专人了解治疗、费用和恢复情况，到伤者出院或伤残鉴定后再谈赔偿，所以时间较长。请把病历和发票留好，随时可以问专员。',
    links: [siteScreens.claims],
  },
  {
    id: 'loss-assessment',
    question: '定损是什么意思？',
    variants: ['什么叫定损', '定损要多久', '车在哪里定损', '定损单怎么看', '不定损能修吗'],
    answer:
      '定损就是确认车坏了哪里、修理要多少钱，是赔款的依据。可以在现场、修理厂或定损点做，也可以拍照线上定损。请定损后再修车。',
    links: [siteScreens.claims, siteScreens.outlets],
  },
  {
    id: 'assessment-too-low',
    question: '对定损金额不满意怎么办？',
    variants: [
      '定损太低修不下来',
      '修理厂说定的钱不够',
      '定损价格不合理',
      '能重新定损吗',
      '保险公司定得少',
    ],
    answer:
      '请先不要修车，把修理厂报价发给定损员，请他复核；拆开后发现新的损坏，可以追加定损。仍不同意的，可以在“异议申诉”提出，我们 30 天内答复。',
    links: [siteScreens.appeal],
  },
  {
    id: 'repair-shop',
    question: '可以自己选修理厂吗？',
    variants: [
      '能去4S店修吗',
      '必须去你们指定的地方修吗',
      '自己找地方修车行不行',
      '合作修理厂有哪些',
      '去哪里修车好',
    ],
    answer:
      '可以自己选，有修理资质的都行。请先报案定损，把修理项目和价格和我们说好再修，超出定损的部分可能要自付。附近的合作修理厂和 4S 店可在“服务网点”查。',
    links: [siteScreens.outlets],
  },
  {
    id: 'withdraw-claim',
    question: '报了案不想理赔了，能撤吗？',
    variants: ['撤销报案', '取消理赔', '不赔了怎么销案', '报案可以注销吗', '报错案了'],
    answer:
      '可以。还没有赔款的，请拨打 {hotline} 报出报案号申请注销，注销后不计入理赔次数。已经支付赔款的不能注销。涉及对方损失或人伤的，请先确认已解决。',
    links: [siteScreens.claims],
  },
  {
    id: 'claim-sms',
    question: '怎么订阅理赔进度短信？',
    variants: [
      '有进展能发短信给我吗',
      '理赔短信提醒',
      '案子有变化通知我',
      '打开进度通知',
      '关闭理赔短信',
    ],
    answer:
      '在“理赔查询”查到案件并验证手机后，打开“短信提醒”，有新进展就会发到登记的手机号，晚上九点到早上八点不打扰。不想要了，可以在同一处或短信的链接里关闭。',
    links: [siteScreens.claims],
  },
]
