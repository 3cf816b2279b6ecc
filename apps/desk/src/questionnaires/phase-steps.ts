import type { QuestionnairePhase } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'

interface PhaseStep {
  /** The button that saves without changing the phase. */
  readonly save: string
  /** What was saved, once it is. */
  readonly saved: string
  /** The phase that comes next, and the button to it. */
  readonly next: QuestionnairePhase
  readonly goOn: string
}

/** What can be done with a questionnaire in each phase. */
export const phaseSteps: Readonly<Record<QuestionnairePhase, PhaseStep>> = {
  draft: { save: '保存草稿', saved: '草稿已保存，客户看不到。', next: 'published', goOn: '发布' },
  published: {
    save: '保存',
    saved: '已保存，客户马上能看到。',
    next: 'closed',
    goOn: '结束问卷',
  },
  closed: {
    save: '保存',
    saved: '已保存，客户不能再填。',
    next: 'published',
    goOn: '重新开放',
  },
}
