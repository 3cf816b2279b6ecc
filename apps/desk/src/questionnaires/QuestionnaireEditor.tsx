import type { ResponseOf } from '@ecenter/contract/call.ts'
import type {
  QuestionnaireDraft,
  QuestionnairePhase,
} from '@ecenter/contract/questionnaires/desk/questionnaire-draft.ts'
import {
  type DeskQuestionnaire,
  listQuestionnaireVersions,
  type readQuestionnaire,
} from '@ecenter/contract/questionnaires/desk/questionnaires-at-desk.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { CopyText } from '../kit/buttons/CopyText.tsx'
import { EditorLayout } from '../kit/layout/EditorLayout.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { ConfirmDialog } from '../kit/overlays/ConfirmDialog.tsx'
import { ContentVersions } from '../shell/content/ContentVersions.tsx'
import { DraftNotice } from '../shell/content/DraftNotice.tsx'
import { OtherEdit } from '../shell/content/OtherEdit.tsx'
import { comparedQuestionnaires } from './compared-questionnaires.ts'
import { saveWords } from './phase-steps.ts'
import { QuestionnairePreview } from './preview/QuestionnairePreview.tsx'
import { QuestionnaireFields } from './QuestionnaireFields.tsx'
import { statusLooks } from './status-looks.ts'
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
              <Badge tone={statusLooks[read.status].tone}>{statusLooks[read.status].word}</Badge>
            )
          }
        >
          <PageStack>
            <DraftNotice work={work} compare={comparedQuestionnaires} />
            <QuestionnaireFields
              {...{ form, phase }}
              saving={work.saving}
              onSave={work.save}
              notice={<OtherEdit work={work} compare={comparedQuestionnaires} />}
            />
          </PageStack>
          {wanted !== undefined && (
            <SaveDialog
              {...{ effects: work.effects, from: phase, to: wanted }}
              isReviewed={work.saving.isReviewed ?? true}
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
          <ContentVersions call={listQuestionnaireVersions} base={base} onTake={onTake} />
        </>
      )}
    </>
  )
}

/** Where customers reach it: one address for each entry, or one for all. */
function LinksPanel({ questionnaire }: { readonly questionnaire: DeskQuestionnaire }) {
  const { entryIds } = questionnaire
  return (
    <Panel title="给客户的链接">
      <PageStack>
        {entryIds.length === 0 && <CopyText label="链接" text={addressOf('')} />}
        {entryIds.map((entryId) => (
          <CopyText
            key={entryId}
            label={`链接 ${entryId}`}
            text={addressOf(`?entryId=${entryId}`)}
          />
        ))}
      </PageStack>
    </Panel>
  )
}

function addressOf(query: string): string {
  return `${location.origin}/#/questionnaire${query}`
}

interface SaveDialogProps {
  /** What saving does, in sentences. */
  readonly effects: readonly string[]
  readonly from: QuestionnairePhase
  readonly to: QuestionnairePhase
  /** It waits for a second person first. */
  readonly isReviewed: boolean
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Says what saving does before it is done. */
function SaveDialog({ effects, from, to, isReviewed, onYes, onNo }: SaveDialogProps) {
  const save = isReviewed ? '交审核' : '保存'
  const action = from === to ? save : saveWords(from, isReviewed).goOn
  return (
    <ConfirmDialog
      title={`${action}？`}
      yes={from === to && !isReviewed ? '保存为新的一版' : action}
      isDangerous={from !== to && to === 'closed' && !isReviewed}
      {...{ onYes, onNo }}
    >
      {effects.map((effect) => (
        <p key={effect}>{effect}</p>
      ))}
    </ConfirmDialog>
  )
}
