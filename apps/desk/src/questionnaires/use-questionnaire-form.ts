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
import { useDeskForm } from '../client/use-desk-form.ts'
import { useEditing } from '../client/use-editing.ts'
import { showToast } from '../kit/overlays/toast-store.ts'
import { phaseSteps } from './phase-steps.ts'
import { whatSavingDoes } from './what-saving-does.ts'

/** What is written of a questionnaire, the phase that it shall have, and what saving it will do. */
export function useQuestionnaireForm(
  read: ResponseOf<typeof readQuestionnaire> | undefined,
  onSaved: (id: string) => void,
) {
  const editing = useEditing(read?.questionnaire, 'questionnaire')
  const [wanted, setWanted] = useState<QuestionnairePhase>()
  const initial = initialOf(editing.base)
  const next = wanted ?? initial.phase
  const form = useDeskForm(saveQuestionnaire, {
    initial,
    fixed: { edited: editing.edited, phase: next },
    draft: editing.place,
    isDone: editing.isDone,
    onAnswer(answer) {
      const kept = editing.take(answer)
      if (kept === undefined) return
      showToast(phaseSteps[kept.phase].saved)
      onSaved(kept.id)
    },
  })
  const draft = { ...initial, ...form.values, phase: next } as QuestionnaireDraft
  const effects = whatSavingDoes(editing.base, draft, read?.answers ?? 0)

  function fill(state: QuestionnaireDraft) {
    for (const name of fieldNames) form.field(name).onChange(state[name])
  }

  /** What has to be known before is told first; what is wrong is told at its field, before that. */
  function save(phase: QuestionnairePhase) {
    const after = { ...draft, phase }
    const isRight = is(saveQuestionnaire.request, { ...after, edited: editing.edited })
    const isPlain = whatSavingDoes(editing.base, after, read?.answers ?? 0).length === 0
    if (isRight && !isPlain) setWanted(phase)
    else void form.submit()
  }

  return { editing, form, draft, phase: initial.phase, wanted, setWanted, effects, fill, save }
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
