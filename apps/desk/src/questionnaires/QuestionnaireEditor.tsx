import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { DeskQuestionnaire } from '@ecenter/contract/questionnaires/desk/desk-questionnaire.ts'
import { listQuestionnaireVersions } from '@ecenter/contract/questionnaires/desk/list-questionnaire-versions.ts'
import type { QuestionnaireDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import type { QuestionnairePhase } from '@ecenter/contract/questionnaires/desk/questionnaire-phase.ts'
import type { readQuestionnaire } from '@ecenter/contract/questionnaires/desk/read-questionnaire.ts'
import { saveQuestionnaire } from '@ecenter/contract/questionnaires/desk/save-questionnaire.ts'
import { useState } from 'react'
import { is } from 'valibot'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useEditing } from '../client/use-editing.ts'
import { Badge } from '../kit/Badge.tsx'
import { Comparison } from '../kit/Comparison.tsx'
import { EditorLayout } from '../kit/EditorLayout.tsx'
import { Panel } from '../kit/Panel.tsx'
import { showToast } from '../kit/toast-store.ts'
import { ContentVersions } from '../shell/ContentVersions.tsx'
import { comparedQuestionnaires } from './compared-questionnaires.ts'
import { LinksPanel } from './LinksPanel.tsx'
import { phaseSteps } from './phase-steps.ts'
import { QuestionnairePreview } from './preview/QuestionnairePreview.tsx'
import { QuestionnaireFields } from './QuestionnaireFields.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { standingLooks } from './standing-looks.ts'
import { whatSavingDoes } from './what-saving-does.ts'

interface QuestionnaireEditorProps {
  /** Undefined of a new one. */
  readonly read: ResponseOf<typeof readQuestionnaire> | undefined
  readonly onSaved: (id: string) => void
}

export function QuestionnaireEditor({ read, onSaved }: QuestionnaireEditorProps) {
  const draftPlace = `questionnaire/${read?.questionnaire.id ?? 'new'}`
  const editing = useEditing(read?.questionnaire, draftPlace)
  const [wanted, setWanted] = useState<QuestionnairePhase>()
  const initial = initialOf(editing.base)
  const phase = wanted ?? initial.phase
  const form = useDeskForm(saveQuestionnaire, {
    initial,
    fixed: { edited: editing.edited, phase },
    draft: draftPlace,
    onAnswer(answer, request) {
      const kept = editing.take(answer)
      // An answer empties the form, and this one says that nothing was saved.
      if (kept === undefined) return fill(request)
      showToast(phaseSteps[kept.phase].saved)
      onSaved(kept.id)
    },
  })
  const draft = { ...initial, ...form.values, phase } as QuestionnaireDraft
  const effects = whatSavingDoes(editing.base, draft, read?.answers ?? 0)

  function fill(state: QuestionnaireDraft) {
    for (const name of fieldNames) form.field(name).onChange(state[name])
  }

  /** What has to be known before is told first; what is wrong is told at its field, before that. */
  function save(next: QuestionnairePhase) {
    const after = { ...draft, phase: next }
    const isRight = is(saveQuestionnaire.request, { ...after, edited: editing.edited })
    const isPlain = whatSavingDoes(editing.base, after, read?.answers ?? 0).length === 0
    if (isRight && !isPlain) setWanted(next)
    else void form.submit()
  }

  return (
    <EditorLayout
      isLong
      form={
        <Panel
          title={read === undefined ? '新增问卷' : '编辑问卷'}
          actions={
            read && (
              <Badge tone={standingLooks[read.standing].tone}>
                {standingLooks[read.standing].word}
              </Badge>
            )
          }
        >
          <QuestionnaireFields
            {...{ form, phase: initial.phase }}
            onSave={save}
            notice={
              editing.theirs !== undefined && (
                <Comparison
                  fields={comparedQuestionnaires(draft, editing.theirs)}
                  onMine={editing.goOnFromTheirs}
                  onTheirs={() => {
                    form.reset()
                    editing.goOnFromTheirs()
                  }}
                />
              )
            }
          />
          {wanted !== undefined && (
            <SaveDialog
              {...{ effects, from: initial.phase, to: wanted }}
              onYes={() => {
                void form.submit()
                setWanted(undefined)
              }}
              onNo={() => setWanted(undefined)}
            />
          )}
        </Panel>
      }
      aside={
        <>
          <QuestionnairePreview draft={draft} />
          {editing.base !== undefined && (
            <>
              <LinksPanel questionnaire={editing.base} />
              <ContentVersions
                key={editing.base.version}
                call={listQuestionnaireVersions}
                id={editing.base.id}
                onTake={fill}
              />
            </>
          )}
        </>
      }
    />
  )
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
