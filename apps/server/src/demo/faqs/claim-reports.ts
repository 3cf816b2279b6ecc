import { siteScreens } from '@ecenter/contract/constants/site-screens.ts'
import type { Faq } from '../../domains/customer-service/store/faq.ts'

/** From the accident to the report, and what is to be done on the road. */
export const claimReportFaqs: readonly Faq[] = [
  {
    id: 'report-accident',
    question: '出险后怎么报案？',
    variants: [
      '我要报案',
      '撞车了怎么报保险',
      '出事故打什么电话',
      '车出险在哪里报',
      '怎么跟保险公司报案',
    ],
    answer:
      '请直接拨打 {hotline}，24 小时都可以报案。告诉客服车牌号、时间、地点和经过，之后会收到带报案号的短信，凭它可以在“理赔查询”看进度。',
    links: [siteScreens.claims],
  },
  {
    id: 'first-steps',
    question: '发生事故第一步该做什么？',
    variants: [
      '刚撞车了现在怎么办',
      '出了车祸先干嘛',
      '出事故后要注意什么',
      '追尾了怎么处理',
      '撞了之后现场怎么弄',
    ],
    answer:
      '先保证人的安全：打开双闪，放好三角警示牌，人撤到路边。有人受伤打 120，再打 122 或 110 报警。拍下现场和车损照片，然后拨打 {hotline} 报案。',
    links: [],
  },
  {
    id: 'report-deadline',
    question: '出险多久之内要报案？',
    variants: [
      '过了几天还能报案吗',
      '事故过了48小时没报',
      '报案有时间限制吗',
      '忘了报案晚了怎么办',
      '上周的事故现在报行吗',
    ],
    answer:
      '请尽快报案，车险一般要求 48 小时内。因故报晚了也请马上拨打 {hotline}，只是太晚报案、查不清原因和损失的部分，可能赔不了。请留好照片和证明。',
    links: [],
  },
  {
    id: 'hit-and-run',
    question: '对方逃逸怎么办？',
    variants: [
      '撞我的人跑了',
      '肇事者逃跑了',
      '对方撞完就走',
      '肇事逃逸我的车怎么赔',
      '找不到撞我的那个车',
    ],
    answer:
      '请马上报警并记下车牌、时间，留好行车记录和附近监控的线索，再拨打 {hotline} 报案。买了车损险的，自己的车可以先由车损险赔，我们再向对方追偿。',
    links: [siteScreens.claims],
  },
  {
    id: 'parked-and-hit',
    question: '停车被撞，找不到对方怎么办？',
    variants: [
      '车停路边被人撞了没留电话',
      '停小区车被刮了不知道谁',
      '早上发现车被蹭了',
      '停车场被撞找不到人',
      '无第三方的怎么赔',
    ],
    answer:
      '请别移动车，拍照后报警，并请物业或商场调监控，再拨打 {hotline} 报案。确实找不到对方的，买了车损险就可以赔，2020 年改革后不再因此扣减三成。',
    links: [siteScreens.claims],
  },
  {
    id: 'someone-injured',
    question: '事故有人受伤怎么办？',
    variants: [
      '撞到人了',
      '把行人撞伤了怎么处理',
      '对方受伤住院了',
      '人伤事故流程',
      '撞了电动车人受伤',
    ],
    answer:
      '先打 120 救人、打 122 报警，不要离开现场，再拨打 {hotline}。人伤案件请留好病历、费用清单和发票，和对方谈赔偿前先问我们，以免协议的数额赔不了。',
    links: [siteScreens.claims],
  },
  {
    id: 'surveyor-when',
    question: '查勘员什么时候来？',
    variants: [
      '报案后多久有人来',
      '定损员怎么还没到',
      '现场等了半天没人',
      '查勘员联系电话',
      '会有人到现场看吗',
    ],
    answer:
      '报案后查勘员会先给您打电话，约好见面时间，或请您拍照、视频查勘，不一定要在现场等。等了较久没人联系的，请拨打 {hotline}，报出报案号催办。',
    links: [siteScreens.claims],
  },
  {
    id: 'breakdown-on-motorway',
    question: '高速上车坏了怎么办？',
    variants: [
      '高速抛锚',
      '车在高速上走不动了',
      '高速爆胎叫谁',
      '高速公路上熄火了',
      '在高速坏车打什么电话',
    ],
    answer:
      '打开双闪，尽量停到应急车道，在车后 150 米以外放警示牌，人翻到护栏外面，先打 122 或当地高速救援电话，再拨打 {hotline}，安排后续救援。',
    links: [],
  },
  {
    id: 'police-needed',
    question: '出险一定要报警吗？',
    variants: [
      '没报警保险赔吗',
      '小事故要不要叫交警',
      '什么情况必须报警',
      '没有交警证明能理赔吗',
      '私了了没报警',
    ],
    answer:
      '有人受伤、责任说不清、对方逃逸、损坏公共设施、车被偷或烧的，一定要报警。轻微且双方无争议的，可以拍照快处，再拨打 {hotline} 报案。',
    links: [],
  },
  {
    id: 'accident-certificate',
    question: '事故认定书怎么开？',
    variants: [
      '交警责任认定书在哪拿',
      '没有事故证明怎么办',
      '责任认定要几天',
      '事故认定书丢了',
      '交通事故证明怎么弄',
    ],
    answer:
      '由处理事故的交警出具，轻微事故可以当场或在交管 12123 上办；有人受伤等一般程序的，现场调查后 10 日内作出。丢了的，请到原交警队申请复印盖章。',
    links: [],
  },
  {
    id: 'report-number-lost',
    question: '报案号忘了怎么办？',
    variants: [
      '没有报案号能查理赔吗',
      '报案号在哪里看',
      '报案短信删了',
      '不记得报案号码',
      '报案号找不到了',
    ],
    answer:
      '不用报案号也能查：车险用保单号或车牌号加证件号码，其他保险用保单号，或报案人姓名和手机号。查到以后，页面上就有报案号。',
    links: [siteScreens.claims],
  },
  {
    id: 'towing-cost',
    question: '车开不了，拖车费赔吗？',
    variants: [
      '事故拖车的钱谁出',
      '施救费能报吗',
      '吊车费用保险管不',
      '自己叫的拖车能报销吗',
      '拖车费可以理赔吗',
    ],
    answer:
      '因保险事故产生的合理施救费、拖车费，车损险在保额之外另行计算赔偿，请保留发票。最好先拨打 {hotline}，由我们安排，以免费用过高不能全赔。',
    links: [],
  },
  {
    id: 'repaired-first',
    question: '先修车后报案可以吗？',
    variants: [
      '已经修好了还能报保险吗',
      '没定损就修了车',
      '修完车再理赔行吗',
      '车先修了发票还能报吗',
      '着急用车先修了',
    ],
    answer:
      '请先报案、定损再修车。没定损就修的，损失很难核实，说不清的部分可能不赔。已经修了的，请留好旧件、照片、维修清单和发票，马上拨打 {hotline}。',
    links: [],
  },
]
