import { SelectField } from '../../kit/fields/SelectField.tsx'
import { DocumentFileView } from './DocumentFileView.tsx'
import { type NamedFile, wordOf } from './file-words.ts'
import type { PictureView } from './use-picture-view.ts'

interface ComparedFileProps {
  readonly claimId: string
  /** At least one. */
  readonly beside: readonly NamedFile[]
  readonly chosen: NamedFile
  readonly onChoose: (fileId: string) => void
  /** That of the document which is judged. */
  readonly view: PictureView
}

/** Another file of the same claim, beside the one that is judged and turned and enlarged with it. */
export function ComparedFile({ claimId, beside, chosen, onChoose, view }: ComparedFileProps) {
  return (
    <section aria-label="对照的文件">
      <SelectField
        name="compared"
        label="对照"
        hint={wordOf(chosen.file)}
        choices={beside.map(({ file, name }) => ({ value: file.fileId, label: name }))}
        value={chosen.file.fileId}
        onChange={onChoose}
      />
      <DocumentFileView
        key={chosen.file.fileId}
        {...{ claimId, view }}
        file={chosen.file}
        name={`对照，${chosen.name}`}
        caption={chosen.name}
        onShown={() => undefined}
        hasKeys={false}
      />
    </section>
  )
}
