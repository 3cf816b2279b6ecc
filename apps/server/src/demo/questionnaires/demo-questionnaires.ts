import type { AskedQuestionnaire } from '../../domains/questionnaires/store/questionnaire.ts'
import { daysAfter } from '../../platform/clock/days.ts'
import { serviceQuestions } from './service-questions.ts'

/** The posters whose questionnaires are not open yet, and over. */
export const posters = { next: 'poster-next', last: 'poster-last' } as const

/** Always the same, so that they can be tried after every start. */
export const serviceQuestionnaireId = '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9b01'

/** One that is open everywhere for half a year, and two of posters. */
export function demoQuestionnaires(today: string): AskedQuestionnaire[] {
  const everyOne: Omit<AskedQuestionnaire, 'id' | 'title' | 'entryIds' | 'from' | 'until'> = {
    intro: '一共五六个问题，两三分钟。每个手机号答一次，答案只用来改进服务。',
    thanks: '谢谢您！您的意见我们会认真看，也会用来改进服务。',
    channels: [],
    phase: 'published',
    version: 1,
    edition: 1,
    questions: serviceQuestions,
  }
  return [
    {
      ...everyOne,
      id: serviceQuestionnaireId,
      title: '服务满意度调查',
      entryIds: [],
      from: daysAfter(today, -30),
      until: daysAfter(today, 180),
    },
    {
      ...everyOne,
      id: '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9b02',
      title: '网点服务调查',
      entryIds: [posters.next],
      from: daysAfter(today, 30),
      until: daysAfter(today, 210),
    },
    {
      ...everyOne,
      id: '5f0b8a52-7a53-4f0e-9d3c-2f6f1c0a9b03',
      title: '理赔服务调查',
      entryIds: [posters.last],
      from: daysAfter(today, -90),
      until: daysAfter(today, -31),
    },
  ]
}
