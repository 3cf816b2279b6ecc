import { type FileFrom, fileFromNames } from '@ecenter/contract/appeals/case-facts.ts'
import {
  attachToCase,
  caseNoteAtMost,
  noteOnCase,
  viewCaseFile,
} from '@ecenter/contract/appeals/desk/case-work.ts'
import type { CaseNote, DeskCase } from '@ecenter/contract/appeals/desk/desk-case.ts'
import { describe } from '@ecenter/ui/FieldNote.tsx'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { FileText, Image } from 'lucide'
import { useId, useState } from 'react'
import { failureText } from '../client/failures.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import { FieldFrame } from '../kit/fields/FieldFrame.tsx'
import { FieldRow, Form } from '../kit/fields/Form.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextareaField } from '../kit/fields/TextareaField.tsx'
import { CustomerWords } from '../kit/layout/CustomerWords.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Panel } from '../kit/layout/Panel.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { FileDialog, sizeText } from '../shell/FileDialog.tsx'
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
  named: '写明原因和产品',
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

interface CaseFileFieldProps {
  readonly caseId: string
  readonly onKept: () => Promise<unknown>
}

const nameAtMost = 80

/** A file is kept with its case as soon as it is chosen; whose it is stands beside it. */
function CaseFileField({ caseId, onKept }: CaseFileFieldProps) {
  const id = useId()
  const [from, setFrom] = useState<FileFrom>('customer')
  const { submit, isSending, failed } = useSubmit(attachToCase, { reread: onKept })
  const error = failed && failureText(failed)
  const hint = '照片（JPG、PNG、WebP）或 PDF，最大 10 MB。'

  async function handleFile(input: HTMLInputElement) {
    const file = input.files?.[0]
    if (file === undefined) return
    const name = file.name.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, nameAtMost) || '附件'
    const done = await submit({ caseId, from, name, file })
    // The same file may be chosen once more.
    input.value = ''
    if (done !== undefined) showToast('附件已保存。')
  }

  return (
    <FieldRow>
      <SelectField
        label="附件是谁的"
        name="from"
        choices={choicesOf(fileFromNames)}
        value={from}
        onChange={setFrom}
      />
      <FieldFrame id={id} label="加附件" hint={hint} error={error}>
        <input
          id={id}
          {...describe(id, { hint, error })}
          name="file"
          type="file"
          accept="image/jpeg,image/png,image/webp,application/pdf"
          // One at a time, as a button that is busy: the focus stays.
          aria-disabled={isSending || undefined}
          onClick={(event) => isSending && event.preventDefault()}
          onChange={({ currentTarget }) => void handleFile(currentTarget)}
        />
        {isSending && <Spinner size="s" />}
      </FieldFrame>
    </FieldRow>
  )
}
