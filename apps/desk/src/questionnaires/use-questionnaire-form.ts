import type { ResponseOf } from '@ecenter/contract/call.ts'
import type {
  QuestionnaireDraft,
  QuestionnairePhase,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import {
  type DeskQuestionnaire,
  type readQuestionnaire,
  saveQuestionnaire,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { useState } from 'react'
import { is } from 'valibot'
import { useContentForm } from '../shell/content/use-content-form.ts'
import { phaseSteps } from './phase-steps.ts'
import { whatSavingDoes } from './what-saving-does.ts'

/** What is written of a questionnaire, the phase that it shall have, and what saving it will do. */
export function useQuestionnaireForm(
  read: ResponseOf<typeof readQuestionnaire> | undefined,
  onSaved: (id: string) => void,
) {
  const [wanted, setWanted] = useState<QuestionnairePhase>()
  const phaseAfter = (base: DeskQuestionnaire | undefined) => wanted ?? initialOf(base).phase
  const work = useContentForm(saveQuestionnaire, {
    begun: read?.questionnaire,
    kind: 'questionnaire',
    initialOf,
    fieldNames,
    fixedOf: (base) => ({ phase: phaseAfter(base) }),
    saidOf: ({ phase }) => phaseSteps[phase].saved,
    onSaved,
  })
  const { editing, form, fill } = work
  const draft: QuestionnaireDraft = { ...work.draft, phase: phaseAfter(work.from) }
  const effectsOf = (after: QuestionnaireDraft) =>
    whatSavingDoes(editing.base, after, {
      answers: read?.answers ?? 0,
      isReviewed: work.saving.isReviewed ?? true,
    })

  /** What has to be known before is told first; what is wrong is told at its field, before that. */
  function save(phase: QuestionnairePhase) {
    const after = { ...draft, phase }
    const isRight = is(saveQuestionnaire.request, { ...after, edited: editing.edited })
    const isPlain = effectsOf(after).length === 0
    if (isRight && !isPlain) setWanted(phase)
    else void form.submit()
  }

  return {
    editing,
    drafts: work.drafts,
    saving: work.saving,
    form,
    draft,
    isChanged: work.isChanged,
    phase: initialOf(work.from).phase,
    wanted,
    setWanted,
    effects: effectsOf(draft),
    fill,
    save,
  }
}

const empty: QuestionnaireDraft = {
  title: '',
  intro: '',
  thanks: '谢谢您！您的意见我们会认真看。',
  entryIds: [],
  channels: [],
  from: '',
  until: '',
  phase: 'draft',
  questions: [],
}

/** All but the phase, which no older version brings back. */
const fieldNames = [
  'title',
  'intro',
  'thanks',
  'entryIds',
  'channels',
  'from',
  'until',
  'questions',
] as const satisfies (keyof QuestionnaireDraft)[]

function initialOf(base: DeskQuestionnaire | undefined): QuestionnaireDraft {
  if (base === undefined) return empty
  const { id: _, version: __, ...draft } = base
  return draft
}
