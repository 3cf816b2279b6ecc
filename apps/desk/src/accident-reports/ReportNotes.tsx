import type { ReportAct } from '@ecenter/contract/accident-reports/closing.ts'
import type { DeskReport } from '@ecenter/contract/accident-reports/desk/desk-report.ts'
import { noteReport } from '@ecenter/contract/accident-reports/desk/reports-at-desk.ts'
import { CircleX, Link2, NotebookPen, Phone, RotateCcw } from 'lucide'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { ButtonRow, PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { useDialog } from '../kit/overlays/use-dialog.ts'
import { CloseDialog, ReopenDialog } from './CloseReport.tsx'
import { JoinDialog } from './JoinDialog.tsx'

interface ReportNotesProps {
  readonly report: DeskReport
  readonly onChanged: () => Promise<unknown>
}

/** What colleagues found and said; a call that is noted keeps the promise of one. */
export function ReportNotes({ report, onChanged }: ReportNotesProps) {
  const { open, show, close } = useDialog<'call' | 'note' | 'join' | 'close' | 'reopen'>()
  return (
    <Panel title="办理">
      <PageStack>
        <ButtonRow>
          <Button
            icon={Phone}
            variant={report.isCalled || report.isClosed ? 'secondary' : 'primary'}
            onClick={() => show('call')}
          >
            记录回电
          </Button>
          <Button icon={NotebookPen} onClick={() => show('note')}>
            记录
          </Button>
          <Button icon={Link2} onClick={() => show('join')}>
            关联另一次报案
          </Button>
          {report.closable !== undefined && (
            <Button icon={CircleX} onClick={() => show('close')}>
              结束报案
            </Button>
          )}
          {report.closed?.reopenUntil !== undefined && (
            <Button icon={RotateCcw} onClick={() => show('reopen')}>
              重新处理
            </Button>
          )}
        </ButtonRow>
        {report.notes.length === 0 ? (
          <p>还没有记录。</p>
        ) : (
          <ul>
            {report.notes.map(({ at, byName, isCall, act, text }) => (
              <li key={`${at} ${text}`}>
                <span className="num">{at}</span> {byName}
                {isCall && '，回电'}
                {act !== undefined && `，${actNames[act]}`}：{text}
              </li>
            ))}
          </ul>
        )}
      </PageStack>
      {open === 'join' && <JoinDialog {...{ report, onChanged }} isSame onClose={close} />}
      {open === 'close' && <CloseDialog {...{ report, onChanged }} onClose={close} />}
      {open === 'reopen' && <ReopenDialog {...{ report, onChanged }} onClose={close} />}
      {(open === 'call' || open === 'note') && (
        <NoteDialog {...{ report, onChanged }} isCall={open === 'call'} onClose={close} />
      )}
    </Panel>
  )
}

const actNames = {
  closed: '结束报案',
  reopened: '重新处理',
  same: '是同一起事故',
  different: '不是同一起事故',
} as const satisfies Record<ReportAct, string>

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
