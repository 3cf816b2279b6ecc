import type { ResponseOf } from '@ecenter/contract/call.ts'
import type { QuestionnaireDraft } from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import {
  type DeskQuestionnaire,
  listQuestionnaireVersions,
  type readQuestionnaire,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { Badge } from '../kit/Badge.tsx'
import { Comparison } from '../kit/Comparison.tsx'
import { EditorLayout } from '../kit/EditorLayout.tsx'
import { Panel } from '../kit/Panel.tsx'
import { ContentVersions } from '../shell/ContentVersions.tsx'
import { comparedQuestionnaires } from './compared-questionnaires.ts'
import { LinksPanel } from './LinksPanel.tsx'
import { QuestionnairePreview } from './preview/QuestionnairePreview.tsx'
import { QuestionnaireFields } from './QuestionnaireFields.tsx'
import { SaveDialog } from './SaveDialog.tsx'
import { standingLooks } from './standing-looks.ts'
import { useQuestionnaireForm } from './use-questionnaire-form.ts'

interface QuestionnaireEditorProps {
  /** Undefined of a new one. */
  readonly read: ResponseOf<typeof readQuestionnaire> | undefined
  readonly onSaved: (id: string) => void
}

export function QuestionnaireEditor({ read, onSaved }: QuestionnaireEditorProps) {
  const work = useQuestionnaireForm(read, onSaved)
  const { editing, form, draft, phase, wanted } = work
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
            {...{ form, phase }}
            onSave={work.save}
            notice={
              editing.theirs !== undefined && (
                <Comparison
                  fields={comparedQuestionnaires(draft, editing.theirs)}
                  onMine={() => {
                    work.fill(draft)
                    editing.goOnFromTheirs()
                  }}
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
              {...{ effects: work.effects, from: phase, to: wanted }}
              onYes={() => {
                void form.submit()
                work.setWanted(undefined)
              }}
              onNo={() => work.setWanted(undefined)}
            />
          )}
        </Panel>
      }
      aside={<QuestionnaireAside {...{ draft }} base={editing.base} onTake={work.fill} />}
    />
  )
}

interface QuestionnaireAsideProps {
  readonly draft: QuestionnaireDraft
  /** Undefined of one that was not saved yet. */
  readonly base: DeskQuestionnaire | undefined
  readonly onTake: (state: QuestionnaireDraft) => void
}

function QuestionnaireAside({ draft, base, onTake }: QuestionnaireAsideProps) {
  return (
    <>
      <QuestionnairePreview draft={draft} />
      {base !== undefined && (
        <>
          <LinksPanel questionnaire={base} />
          <ContentVersions
            key={base.version}
            call={listQuestionnaireVersions}
            id={base.id}
            onTake={onTake}
          />
        </>
      )}
    </>
  )
}
