import { fileFromNames } from '@ecenter/contract/appeals/case-facts.ts'
import {
  caseNoteAtMost,
  noteOnCase,
  viewCaseFile,
} from '@ecenter/contract/appeals/desk/case-work.ts'
import type { CaseNote, DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { FileText, Image } from 'lucide'
import { useState } from 'react'
import { useDeskForm } from '../client/use-desk-form.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Form } from '../kit/fields/Form.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { FileDialog, sizeText } from '../shell/FileDialog.tsx'
import { CaseFileField } from './CaseFileField.tsx'
import styles from './CaseNotes.module.css'

interface CaseNotesProps {
  readonly appeal: DeskCase
  readonly onChanged: () => Promise<unknown>
}

/** What colleagues noted and kept, the latest in front; its customer reads none of it. */
export function CaseNotes({ appeal, onChanged }: CaseNotesProps) {
  const { caseId, notes } = appeal
  const form = useDeskForm(noteOnCase, {
    initial: { words: '' },
    fixed: { caseId },
    draft: `case-note/${caseId}`,
    reread: onChanged,
    onAnswer: () => showToast('备注已保存。'),
  })
  return (
    <Panel title="备注和附件（客户看不到）">
      <PageStack>
        <Form
          {...form.props}
          actions={
            <Button type="submit" isBusy={form.isSending}>
              加备注
            </Button>
          }
        >
          <TextareaField
            label="备注"
            hint={`最多 ${caseNoteAtMost} 个字。`}
            rows={3}
            {...form.field('words')}
          />
        </Form>
        <CaseFileField caseId={caseId} onKept={onChanged} />
        {notes.length > 0 && (
          <ul className={styles.notes} aria-label="备注和附件">
            {notes.map((note) => (
              <li key={note.noteId}>
                <NoteLine {...{ caseId, note }} />
              </li>
            ))}
          </ul>
        )}
      </PageStack>
    </Panel>
  )
}

const kindWords: Readonly<Record<CaseNote['kind'], string>> = {
  note: '备注',
  file: '附件',
  sent: '客户在网站补充',
  given: '分派',
  'letter-asked': '答复提交主管审',
  'letter-returned': '答复退回修改',
  'letter-approved': '答复已同意发出',
}

function NoteLine({ caseId, note }: { readonly caseId: string; readonly note: CaseNote }) {
  const { kind, byName, at, text, file } = note
  return (
    <>
      <p className={styles.by}>
        {kindWords[kind]}，{byName} <span className="num">{at}</span>
      </p>
      {text !== undefined && <CustomerWords>{text}</CustomerWords>}
      {file !== undefined && <NoteFile {...{ caseId, file }} noteId={note.noteId} />}
    </>
  )
}

interface NoteFileProps {
  readonly caseId: string
  readonly noteId: string
  readonly file: NonNullable<CaseNote['file']>
}

/** A file is fetched only when it is looked at, for each look leaves a trace. */
function NoteFile({ caseId, noteId, file }: NoteFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, mediaType, bytes, from } = file
  return (
    <>
      <Button
        isSmall
        variant="text"
        icon={mediaType === 'image/jpeg' ? Image : FileText}
        onClick={() => setIsOpen(true)}
      >
        {name}（{fileFromNames[from]}，{sizeText(bytes)}）
      </Button>
      {isOpen && (
        <FileDialog
          call={viewCaseFile}
          request={{ caseId, noteId }}
          name={name}
          alt={`附件 ${name}`}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}
