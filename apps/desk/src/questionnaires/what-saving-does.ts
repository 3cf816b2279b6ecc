import {
  areSameQuestions,
  type QuestionnaireDraft,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { DeskQuestionnaire } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'

/** What has to be known before it is saved, in sentences; none where nothing but words changes. */
export function whatSavingDoes(
  before: DeskQuestionnaire | undefined,
  after: QuestionnaireDraft,
  answers: number,
): string[] {
  return [...newVersion(before, after, answers), ...otherPhase(before, after)]
}

function newVersion(
  before: DeskQuestionnaire | undefined,
  { questions }: QuestionnaireDraft,
  answers: number,
): string[] {
  if (before === undefined || answers === 0) return []
  if (areSameQuestions(before.questions, questions)) return []
  return [
    `现在的题目已有 ${answers} 人答过。题目改了，保存后是第 ${before.version + 1} 版：以前的答案不变，结果按版本分开看。`,
    '正在填的客户按他打开时的题目交。',
  ]
}

function otherPhase(
  before: DeskQuestionnaire | undefined,
  { phase, from, until }: QuestionnaireDraft,
): string[] {
  if (phase === (before?.phase ?? 'draft')) return []
  if (phase === 'closed') return ['保存后客户马上不能再填，会看到问卷已结束。收到的答案都保留。']
  return [`保存后，客户从 ${from} 到 ${until} 可以填写。`]
}
