import type { Question } from '@ecenter/contract/questionnaires/question.ts'

type Choices = readonly (readonly [optionId: string, text: string])[]

function optionsOf(choices: Choices) {
  return choices.map(([optionId, text]) => ({ optionId, text }))
}

/** What the demo insurer asks about its service: every kind of question, and branches in a row. */
export const serviceQuestions: readonly Question[] = [
  {
    questionId: 'matter',
    type: 'single',
    title: '您最近一次找我们，是办什么事？',
    isRequired: true,
    options: optionsOf([
      ['claim', '理赔'],
      ['policy', '查保单、下载保单'],
      ['payment', '缴费'],
      ['advice', '咨询'],
      ['none', '还没有办过'],
    ]),
  },
  {
    questionId: 'satisfied',
    type: 'scale',
    title: '那一次办事，您满意吗？',
    isRequired: true,
    points: 5,
    lowest: '很不满意',
    highest: '很满意',
    shownAfter: { questionId: 'matter', optionIds: ['claim', 'policy', 'payment', 'advice'] },
  },
  {
    questionId: 'trouble',
    type: 'multiple',
    title: '哪些地方不方便？',
    isRequired: true,
    maximum: 3,
    options: optionsOf([
      ['slow', '等得太久'],
      ['steps', '步骤太多'],
      ['words', '说明看不懂'],
      ['phone', '电话难打通'],
      ['small', '字太小'],
      ['other', '其他'],
    ]),
    shownAfter: { questionId: 'satisfied', optionIds: ['1', '2', '3'] },
  },
  {
    questionId: 'story',
    type: 'text',
    title: '方便说说当时的情况吗？',
    isRequired: false,
    shownAfter: { questionId: 'trouble', optionIds: ['other'] },
  },
  {
    questionId: 'money',
    type: 'single',
    title: '赔款多久到账？',
    isRequired: true,
    options: optionsOf([
      ['days-3', '3 天以内'],
      ['days-10', '4 至 10 天'],
      ['longer', '10 天以上'],
      ['waiting', '还没有到'],
    ]),
    shownAfter: { questionId: 'matter', optionIds: ['claim'] },
  },
  {
    questionId: 'ways',
    type: 'multiple',
    title: '平时您喜欢怎么找我们？',
    isRequired: true,
    maximum: 2,
    options: optionsOf([
      ['hotline', '打电话'],
      ['wechat', '微信'],
      ['site', '这个网站'],
      ['outlet', '去网点'],
      ['adviser', '找业务员'],
    ]),
  },
  {
    questionId: 'recommend',
    type: 'scale',
    title: '您愿意把我们介绍给亲友吗？',
    isRequired: true,
    points: 10,
    lowest: '不愿意',
    highest: '很愿意',
  },
  {
    questionId: 'wish',
    type: 'text',
    title: '还有什么想对我们说的？',
    isRequired: false,
  },
]
