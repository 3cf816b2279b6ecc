import type { QuestionnairePhase } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'

interface PhaseStep {
  /** The button that saves without changing the phase, and the one that hands it to a second person. */
  readonly save: string
  readonly review: string
  /** What was saved, once it is. */
  readonly saved: string
  /** The phase that comes next, and the buttons to it. */
  readonly next: QuestionnairePhase
  readonly goOn: string
  readonly reviewOn: string
}

/** What can be done with a questionnaire in each phase. */
export const phaseSteps: Readonly<Record<QuestionnairePhase, PhaseStep>> = {
  draft: {
    save: '保存草稿',
    review: '交审核，先不开放',
    saved: '草稿已保存，客户看不到。',
    next: 'published',
    goOn: '发布',
    reviewOn: '交审核，开放问卷',
  },
  published: {
    save: '保存',
    review: '交审核',
    saved: '已保存，客户马上能看到。',
    next: 'closed',
    goOn: '结束问卷',
    reviewOn: '交审核，结束问卷',
  },
  closed: {
    save: '保存',
    review: '交审核',
    saved: '已保存，客户不能再填。',
    next: 'published',
    goOn: '重新开放',
    reviewOn: '交审核，重新开放',
  },
}

/** What the two buttons of a phase say: with a review neither of them does anything to customers yet. */
export function saveWords(phase: QuestionnairePhase, isReviewed: boolean) {
  const { save, review, goOn, reviewOn } = phaseSteps[phase]
  return isReviewed ? { save: review, goOn: reviewOn } : { save, goOn }
}
