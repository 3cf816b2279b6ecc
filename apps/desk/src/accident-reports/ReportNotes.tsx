import {
  type DeskReport,
  noteReport,
} from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { NotebookPen, Phone } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'

interface ReportNotesProps {
  readonly report: DeskReport
  readonly onChanged: () => Promise<unknown>
}

/** What colleagues found and said; a call that is noted keeps the promise of one. */
export function ReportNotes({ report, onChanged }: ReportNotesProps) {
  const { open, show, close } = useDialog<'call' | 'note'>()
  return (
    <Panel title="办理">
      <PageStack>
        <ButtonRow>
          <Button
            icon={Phone}
            variant={report.isCalled ? 'secondary' : 'primary'}
            onClick={() => show('call')}
          >
            记录回电
          </Button>
          <Button icon={NotebookPen} onClick={() => show('note')}>
            记录
          </Button>
        </ButtonRow>
        {report.notes.length === 0 ? (
          <p>还没有记录。</p>
        ) : (
          <ul>
            {report.notes.map(({ at, byName, isCall, text }) => (
              <li key={`${at} ${text}`}>
                <span className="num">{at}</span> {byName}
                {isCall && '，回电'}：{text}
              </li>
            ))}
          </ul>
        )}
      </PageStack>
      {open !== undefined && (
        <NoteDialog {...{ report, onChanged }} isCall={open === 'call'} onClose={close} />
      )}
    </Panel>
  )
}

interface NoteDialogProps extends ReportNotesProps {
  readonly isCall: boolean
  readonly onClose: () => void
}

function NoteDialog({ report, isCall, onChanged, onClose }: NoteDialogProps) {
  const { reportId, version } = report
  const form = useDeskForm(noteReport, {
    initial: { note: '' },
    fixed: { reportId, version, isCall },
    draft: `note-report/${reportId}/${isCall ? 'call' : 'note'}`,
    reread: onChanged,
    onAnswer() {
      showToast(isCall ? '已记录回电。' : '已记录。')
      onClose()
      void onChanged()
    },
  })
  return (
    <FormDialog title={isCall ? '记录回电' : '记录'} action="保存" form={form} onClose={onClose}>
      <TextareaField
        label={isCall ? '通话记录' : '记录'}
        hint="只有工作台能看到。最多 500 个字。"
        rows={5}
        data-autofocus
        {...form.field('note')}
      />
    </FormDialog>
  )
}
