import {
  extendCase,
  noteCallBack,
  takeCase,
} from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { giveCase, listCaseHandlers } from '@ecenter/contract/appeals/desk/case-work.ts'
import type { DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { Clock, Hand, Mail, PhoneCall, Tag, UserRoundPlus } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useDeskQuery } from '../client/use-desk-query.ts'
import { useSubmit } from '../client/use-submit.ts'
import { ActButton } from '../kit/buttons/ActButton.tsx'
import { Reasons } from '../kit/fields/Reasons.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { Loaded } from '../shell/Loaded.tsx'
import type { CaseDialogProps } from './case-dialog.ts'
import { LetterDialog } from './LetterDialog.tsx'
import { NameCaseDialog } from './NameCaseDialog.tsx'

interface CaseActionsProps {
  readonly appeal: DeskCase
  readonly onChanged: () => Promise<unknown>
}

type Opened = 'callBack' | 'extend' | 'name' | 'answer' | 'give'

/** What can be done now; what cannot says why. */
export function CaseActions({ appeal, onChanged }: CaseActionsProps) {
  const { caseId, version, actions, handlerName, owed } = appeal
  const isUnnamed = appeal.cause === undefined || appeal.product === undefined
  const { open, show, close } = useDialog<Opened>()
  const { submit, isSending, failed } = useSubmit(takeCase, { reread: onChanged })

  async function handleTake() {
    const taken = await submit({ caseId, version })
    if (taken !== undefined) showToast('已由您办理。')
  }

  function handleDone(words: string) {
    close()
    showToast(words)
  }

  const dialog = { appeal, onClose: close, onDone: handleDone, onChanged }
  return (
    <Panel title="办理">
      <PageStack>
        <ButtonRow>
          <ActButton
            icon={Hand}
            possibility={actions.take}
            isPrimary={actions.take.isPossible}
            isBusy={isSending}
            onClick={() => void handleTake()}
          >
            {handlerName === undefined || appeal.isMine ? '接手' : '接过来办理'}
          </ActButton>
          <ActButton icon={UserRoundPlus} possibility={actions.give} onClick={() => show('give')}>
            分给同事
          </ActButton>
          <ActButton
            icon={PhoneCall}
            possibility={actions.callBack}
            onClick={() => show('callBack')}
          >
            记录回电
          </ActButton>
          <ActButton icon={Clock} possibility={actions.extend} onClick={() => show('extend')}>
            延长到 30 天
          </ActButton>
          <ActButton
            icon={Tag}
            possibility={actions.name}
            isPrimary={actions.name.isPossible && isUnnamed}
            onClick={() => show('name')}
          >
            {isUnnamed ? '写明原因' : '改原因或产品'}
          </ActButton>
          <ActButton
            icon={Mail}
            possibility={actions.answer}
            isPrimary={actions.answer.isPossible}
            onClick={() => show('answer')}
          >
            {owed === 'review' ? '写核查答复' : '写答复'}
          </ActButton>
        </ButtonRow>
        <Reasons acts={actNames.map(([action, name]) => ({ name, why: actions[action].why }))} />
        <FailureNotice failed={failed} />
      </PageStack>
      {open === 'give' && <GiveCaseDialog {...dialog} />}
      {open === 'callBack' && <CallBackDialog {...dialog} />}
      {open === 'extend' && <ExtendDialog {...dialog} />}
      {open === 'name' && <NameCaseDialog {...dialog} />}
      {open === 'answer' && <LetterDialog {...dialog} />}
    </Panel>
  )
}

const actNames: readonly (readonly [keyof DeskCase['actions'], string])[] = [
  ['take', '接手'],
  ['give', '分给同事'],
  ['callBack', '记录回电'],
  ['extend', '延长'],
  ['name', '写明原因'],
  ['answer', '答复'],
]

function CallBackDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version } = appeal
  const form = useDeskForm(noteCallBack, {
    initial: { note: '' },
    fixed: { caseId, version },
    draft: `call-back/${caseId}`,
    reread: onChanged,
    onAnswer: () => onDone('已记录回电。'),
  })
  return (
    <FormDialog title="记录回电" action="保存" form={form} onClose={onClose}>
      <TextareaField
        label="通话记录"
        hint="只有工作台能看到；客户只看到已经回过电话。最多 500 个字。"
        rows={5}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}

function ExtendDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version } = appeal
  const form = useDeskForm(extendCase, {
    initial: { reason: '' },
    fixed: { caseId, version },
    draft: `extend/${caseId}`,
    reread: onChanged,
    onAnswer: ({ answerBy }) => onDone(`已延长到 ${answerBy}，并已短信告知客户。`),
  })
  return (
    <FormDialog title="延长答复期限" action="延长并告知客户" form={form} onClose={onClose}>
      <TextareaField
        label="延长原因"
        hint="客户会看到这段话，请写清楚要核实什么。最多 200 个字，只能延长一次。"
        rows={4}
        data-autofocus
        {...form.field('reason')}
      />
    </FormDialog>
  )
}

/** Gives a case to a colleague; what each has to do stands beside their name. */
function GiveCaseDialog({ appeal, onClose, onDone, onChanged }: CaseDialogProps) {
  const { caseId, version } = appeal
  const query = useDeskQuery(listCaseHandlers, { caseId })
  const form = useDeskForm(giveCase, {
    initial: { staffId: '', words: '' },
    optional: ['words'],
    fixed: { caseId, version },
    draft: `give-case/${caseId}`,
    reread: onChanged,
    onAnswer: ({ handlerName }) => onDone(`已分给${handlerName}，期限照旧。`),
  })
  return (
    <FormDialog
      title="分给同事"
      action="分给这位同事"
      form={form}
      isHeld={query.value === undefined}
      onClose={onClose}
    >
      {/* An empty list would seem to say that there is no colleague. */}
      <Loaded query={query} lines={2}>
        {({ handlers }) => (
          <SelectField
            label="分给"
            none="请选择"
            hint="手上少的排在前面。分派不改变期限。"
            choices={handlers.map(({ staffId, name, open, late, isSelf }) => ({
              value: staffId,
              label: `${isSelf ? '我' : name}，在办 ${open} 件${late === 0 ? '' : `，超期 ${late} 件`}`,
            }))}
            {...form.field('staffId')}
          />
        )}
      </Loaded>
      <TextareaField
        label="交接说明（选填）"
        hint="客户看不到。最多 200 个字。"
        rows={3}
        {...form.field('words')}
      />
    </FormDialog>
  )
}
