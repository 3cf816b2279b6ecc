import { type FileFrom, fileFromNames } from '@ecenter/contract/appeals/case-facts.ts'
import { attachToCase } from '@ecenter/contract/appeals/desk/case-work.ts'
import { describe } from '@ecenter/ui/FieldNote.tsx'
import { Spinner } from '@ecenter/ui/Spinner.tsx'
import { useId, useState } from 'react'
import { failureText } from '../client/failures.ts'
import { useSubmit } from '../client/use-submit.ts'
import { choicesOf } from '../kit/fields/choice.ts'
import { FieldFrame } from '../kit/fields/FieldFrame.tsx'
import { FieldRow } from '../kit/fields/Form.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'

interface CaseFileFieldProps {
  readonly caseId: string
  readonly onKept: () => Promise<unknown>
}

const nameAtMost = 80

/** A file is kept with its case as soon as it is chosen; whose it is stands beside it. */
export function CaseFileField({ caseId, onKept }: CaseFileFieldProps) {
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
