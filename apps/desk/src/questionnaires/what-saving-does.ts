import {
  areSameQuestions,
  type QuestionnaireDraft,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { DeskQuestionnaire } from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'

interface Saving {
  /** How many people have answered it. */
  readonly answers: number
  /** What is saved waits for a second person: nothing of it happens before that one publishes it. */
  readonly isReviewed: boolean
}

/** What has to be known before it is saved, in sentences; none where nothing but words changes. */
export function whatSavingDoes(
  before: DeskQuestionnaire | undefined,
  after: QuestionnaireDraft,
  saving: Saving,
): string[] {
  return [...newVersion(before, after, saving), ...otherPhase(before, after, saving)]
}

function newVersion(
  before: DeskQuestionnaire | undefined,
  { questions }: QuestionnaireDraft,
  { answers, isReviewed }: Saving,
): string[] {
  if (before === undefined || answers === 0) return []
  if (areSameQuestions(before.questions, questions)) return []
  return [
    `现在的题目已有 ${answers} 人答过。题目改了，${isReviewed ? '发布' : '保存'}后是第 ${before.version + 1} 版：以前的答案不变，结果按版本分开看。`,
    '正在填的客户按他打开时的题目交。',
  ]
}

function otherPhase(
  before: DeskQuestionnaire | undefined,
  { phase, from, until }: QuestionnaireDraft,
  { isReviewed }: Saving,
): string[] {
  if (phase === (before?.phase ?? 'draft')) return []
  if (phase === 'closed') {
    return [
      isReviewed
        ? '同事审核发布后，客户才不能再填，会看到问卷已结束；在那以前还可以填。收到的答案都保留。'
        : '保存后客户马上不能再填，会看到问卷已结束。收到的答案都保留。',
    ]
  }
  return [`${isReviewed ? '同事审核发布' : '保存'}后，客户从 ${from} 到 ${until} 可以填写。`]
}
