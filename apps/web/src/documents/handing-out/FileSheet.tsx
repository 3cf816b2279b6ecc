import type { SavedFile } from '../../client/files/fetch-file.ts'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { OpenedPdf } from '../reading/OpenedPdf.tsx'

interface FileSheetProps {
  readonly file: SavedFile
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A file, to be read where nothing can be saved. */
export function FileSheet({ file: { bytes, fileName }, isOpen, onClose }: FileSheetProps) {
  const name = fileName.replace(/\.pdf$/, '')
  return (
    <Sheet title={name} isOpen={isOpen} onClose={onClose}>
      <OpenedPdf {...{ bytes, name }} />
    </Sheet>
  )
}
