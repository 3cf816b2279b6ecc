import type { SavedFile } from '../../client/fetch-file.ts'
import { OpenedPdf } from '../../documents/reading/OpenedPdf.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'

interface AnswerSheetProps {
  readonly file: SavedFile
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The file that was signed, to be read where nothing can be saved. */
export function AnswerSheet({ file: { bytes, fileName }, isOpen, onClose }: AnswerSheetProps) {
  const name = fileName.replace(/\.pdf$/, '')
  return (
    <Sheet title={name} isOpen={isOpen} onClose={onClose}>
      <OpenedPdf {...{ bytes, name }} />
    </Sheet>
  )
}
