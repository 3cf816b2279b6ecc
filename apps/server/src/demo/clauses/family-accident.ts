import type { ClauseText } from '@ecenter/contract/policies/policy.ts'

/** Sold beside the accident clause of one person. Worded for the demo; no filed clause of any insurer. */
export const familyAccidentClause: ClauseText = {
  code: 'EAF01',
  title: '家庭意外伤害保险特约条款（演示）',
  chapters: [
    {
      title: '第一章 被保险人',
      paragraphs: [
        '第一条 投保人及其配偶、子女和双方父母，列入家庭成员清单的，均为本保险的被保险人，最多六人。',
        '第二条 保险期间内新生或者收养的子女，自办理批改之日起成为被保险人，保险费按日计算。',
      ],
    },
    {
      title: '第二章 保险金额',
      paragraphs: [
        '第三条 家庭成员共用意外医疗的保险金额；身故和伤残的保险金额按照成员人数平均分配，另有约定的除外。',
        '第四条 未满十周岁的被保险人身故，给付金额不超过二十万元；已满十周岁未满十八周岁的，不超过五十万元。',
      ],
    },
    {
      title: '第三章 责任免除',
      paragraphs: [
        '第五条 不在家庭成员清单上的人员，保险人不承担给付责任。',
        '第六条 主条款的责任免除同样适用于每一名家庭成员。',
      ],
    },
    {
      title: '第四章 保险金的申请',
      paragraphs: [
        '第七条 每名被保险人可以单独申请自己的保险金；未成年人由监护人代为申请。',
        '第八条 同一事故有几名家庭成员受伤的，可以一次提交材料。',
      ],
    },
  ],
}
