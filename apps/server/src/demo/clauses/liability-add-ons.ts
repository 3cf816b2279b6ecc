import type { SoldClause } from '../../domains/policies/rules/own-clauses.ts'

/** Add-ons to what is owed to others. Worded for the demo; no filed clauses of any insurer. */
export const liabilityAddOnClauses: readonly SoldClause[] = [
  {
    code: 'DAA21',
    title: '附加医保外医疗费用责任险条款（演示）',
    coverCodes: ['Y1', 'Y2', 'Y3'],
    chapters: [
      {
        title: '投保条件',
        paragraphs: [
          '第一条 投保了第三者责任保险或者车上人员责任保险的车辆，可以分别为第三者、司机和乘客投保本附加险。',
        ],
      },
      {
        title: '保险责任',
        paragraphs: [
          '第二条 事故伤者治疗所需、但基本医疗保险不予支付的药品、检查和材料费用，依法应由被保险人承担的，保险人在约定的限额内赔偿。',
          '第三条 费用应当与本次事故的伤情有关，且为诊疗所必需；同等疗效有目录内项目的，由医疗机构说明选用的理由。',
        ],
      },
      {
        title: '责任免除',
        paragraphs: [
          '第四条 事故发生前已有疾病的治疗费用、滋补和整形美容费用，以及已由他人支付的费用，不予赔偿。',
        ],
      },
      {
        title: '赔偿处理',
        paragraphs: [
          '第五条 请求赔偿时另行提供费用明细、诊断证明和病历；每次事故以约定的限额为限。',
        ],
      },
    ],
  },
  {
    code: 'DAA22',
    title: '附加精神损害抚慰金责任险条款（演示）',
    coverCodes: ['R1', 'R2', 'R3'],
    chapters: [
      {
        title: '保险责任',
        paragraphs: [
          '第一条 承保的事故造成人员伤亡，依照生效裁判或者经保险人同意的协议，应由被保险人承担的精神损害抚慰金，保险人在限额内赔偿。',
        ],
      },
      {
        title: '责任免除',
        paragraphs: ['第二条 事故没有造成人员伤亡，仅因惊吓、争执提出的抚慰金，不予赔偿。'],
      },
      {
        title: '赔偿处理',
        paragraphs: ['第三条 赔款依照裁判或者协议确定的金额计算，强制保险已经赔偿的部分应当扣除。'],
      },
    ],
  },
  {
    code: 'DAA23',
    title: '附加法定节假日限额翻倍险条款（演示）',
    coverCodes: ['H'],
    chapters: [
      {
        title: '投保条件',
        paragraphs: ['第一条 投保了第三者责任保险的家庭自用车辆，可以投保本附加险。'],
      },
      {
        title: '保险责任',
        paragraphs: [
          '第二条 事故发生在国务院公布的全国性法定节假日及其调休放假期间的，第三者责任保险的每次事故责任限额增加一倍。',
          '第三条 节假日以出险地的日历日计算，自首日零时起至末日二十四时止。',
        ],
      },
    ],
  },
]
