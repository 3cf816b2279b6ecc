import { useModal } from '../overlays/use-modal.ts'
import type { Picture } from './PictureSlide.tsx'
import { PictureStage } from './PictureStage.tsx'
import styles from './PictureViewer.module.css'

interface PictureViewerProps {
  readonly pictures: readonly Picture[]
  /** The place of the picture to begin with, from 0; none while the viewer is closed. */
  readonly openAt: number | undefined
  readonly onClose: () => void
}

/** Pictures over the whole screen. Closes by its button, by Escape and by the way back. */
export function PictureViewer({ pictures, openAt, onClose }: PictureViewerProps) {
  const isOpen = openAt !== undefined
  const modal = useModal(isOpen, onClose)
  return (
    <dialog ref={modal.ref} onClose={modal.onClose} className={styles.viewer} aria-label="查看图片">
      {isOpen && <PictureStage pictures={pictures} startAt={openAt} onClose={onClose} />}
    </dialog>
  )
}
