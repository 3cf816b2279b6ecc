import { expect, test } from 'vitest'
import { demoFaqs } from '../../../demo/demo-faqs.ts'
import { wantsPerson } from './wants-person.ts'

test.each([
  '转人工',
  '转 人工',
  '帮我转一下人工客服',
  '我要找个真人',
  '找人来说',
  '换个人跟我说',
  '叫你们领导来，叫经理',
  '不想跟机器人说话',
  '有没有活人啊',
  '人工！',
  '我要投诉你们',
  '我要投诉',
  '再不赔我就报警了',
  '你们就是骗子',
  '我要去金融监管局',
  '咱们法院见',
  '我不想活了',
  '救命',
])('“%s” goes to a person', (text) => {
  expect(wantsPerson(text)).toBe(true)
})

test.each([
  '怎么查我的车险保单？',
  '客服电话是多少？',
  '客服几点上班？',
  '怎么投诉？',
  '投诉多久有答复？',
  '出险一定要报警吗？',
  '小事故没报警保险赔吗',
  '车被偷了，已经报警了',
  '有人在小区把我车划了',
  '车翻滚了两圈',
  '我要客服电话',
  '撞到人了',
  '车上人员责任险',
  '别人开我的车',
  '受益人怎么改',
  '',
])('“%s” is for the robot', (text) => {
  expect(wantsPerson(text)).toBe(false)
})

test('questions with an answer are for the robot, but how to get a person is for a person', () => {
  const forPerson = demoFaqs().filter(({ question }) => wantsPerson(question))
  expect(forPerson.map(({ id }) => id)).toEqual(['talk-to-person'])
})
