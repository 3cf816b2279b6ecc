import type { AppealEventType } from '../../domains/appeals/store/appeal-event.ts'
import type { NewAppeal } from '../../domains/appeals/store/store-appeal.ts'

/** What happened so many days ago, and what was said. */
type Told = readonly [type: AppealEventType, daysAgo: number, text: string]

export interface AppealStory
  extends Pick<NewAppeal, 'kind' | 'name' | 'content' | 'cause' | 'product' | 'branch'> {
  readonly phoneNumber: string
  readonly daysAgo: number
  readonly events: readonly Told[]
  readonly shows: string
}

const tooSlow = '查勘员约好上午来，下午四点才到，也没有提前打电话说一声。'
const tooLittle = '修理厂说后门要更换，定损只给了修复的价钱，请重新核定。'
const spoken = '已电话了解情况。'

/** Each has a phone of its own, for a phone is sent a code only once a minute. */
export const appealStories: readonly AppealStory[] = [
  {
    kind: 'complaint',
    name: '方小满',
    phoneNumber: '13900008101',
    content: tooSlow,
    daysAgo: 1,
    events: [],
    shows: 'received, nobody has called back yet',
  },
  {
    kind: 'objection',
    name: '石磊',
    phoneNumber: '13900008102',
    content: tooLittle,
    daysAgo: 4,
    events: [['called-back', 3, spoken]],
    shows: 'called back, being looked into',
  },
  {
    kind: 'complaint',
    name: '蒋慧',
    phoneNumber: '13900008103',
    cause: 'service',
    product: 'commercial',
    branch: '北京市分公司',
    content: '同一份材料让我交了三次，每次说的都不一样。',
    daysAgo: 12,
    events: [
      ['called-back', 11, spoken],
      ['extended', 2, '需要向修理厂和两位查勘员分别核实经过。'],
    ],
    shows: 'extended as complex, with the reason',
  },
  {
    kind: 'objection',
    name: '陶然',
    phoneNumber: '13900008104',
    content: tooLittle,
    daysAgo: 20,
    events: [
      ['called-back', 19, spoken],
      ['decided', 5, '经复核，后门变形超过修复标准，同意更换，补赔 1,280.00 元，3 天内转账。'],
    ],
    shows: 'decided, a review can be asked for',
  },
  {
    kind: 'complaint',
    name: '苗青',
    phoneNumber: '13900008105',
    cause: 'claim-speed',
    product: 'commercial',
    branch: '北京市分公司',
    content: tooSlow,
    daysAgo: 30,
    events: [
      ['called-back', 29, spoken],
      ['decided', 18, '查勘员当天处理上一起事故耽误了时间，未提前告知，已向您致歉并改进派工。'],
      ['review-asked', 3, '答复没有说以后怎么避免，请再核查。'],
    ],
    shows: 'a review was asked for',
  },
  {
    kind: 'objection',
    name: '邵华',
    phoneNumber: '13900008106',
    content: '三者车的误工费没有赔，请说明依据。',
    daysAgo: 70,
    events: [
      ['called-back', 69, spoken],
      ['decided', 50, '误工费属于间接损失，按条款第二十二条不在赔偿范围，维持原结论。'],
      ['review-asked', 45, '请核查条款适用是否正确。'],
      ['review-decided', 20, '经另一位工作人员核查，条款适用正确，维持原答复。'],
    ],
    shows: 'the review was decided',
  },
  {
    kind: 'complaint',
    name: '葛亮',
    phoneNumber: '13900008107',
    cause: 'service',
    branch: '杭州市分公司',
    content: '客服电话等了二十多分钟才接通。',
    daysAgo: 18,
    events: [['called-back', 17, spoken]],
    shows: 'overdue, says so honestly',
  },
  {
    kind: 'complaint',
    name: '焦阳',
    phoneNumber: '13900008108',
    cause: 'claim-speed',
    product: 'compulsory',
    branch: '杭州市分公司',
    content: tooSlow,
    daysAgo: 60,
    events: [['decided', 48, '已向您致歉，并调整了查勘排班。']],
    shows: 'decided long ago, too late for a review',
  },
]
