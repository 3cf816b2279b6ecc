import type { ReactNode } from 'react'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { isMiniProgram } from '../../shell/arrival/is-mini-program.ts'
import { isWeChat } from '../../shell/arrival/is-we-chat.ts'
import { canSaveFiles } from './can-save-files.ts'
import styles from './LinkSheet.module.css'

interface LinkSheetProps {
  /** An `OneUseLink`; it is made when the sheet opens. */
  readonly link: ReactNode
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Other ways to the document. */
  readonly children?: ReactNode
}

/** A link that opens the document in any browser, for web views that keep no files. */
export function LinkSheet({ link, isOpen, onClose, children }: LinkSheetProps) {
  return (
    <Sheet title="用链接打开" isOpen={isOpen} onClose={onClose}>
      <div className={styles.body}>
        {!canSaveFiles() && <NoticeBar>{whyNot()}</NoticeBar>}
        {link}
        {children}
      </div>
    </Sheet>
  )
}

function whyNot(): string {
  if (isWeChat() && !isMiniProgram()) {
    return '微信里不能直接保存文件。请复制链接到浏览器打开；也可以先打开链接，再点右上角 ··· ，选择在浏览器打开。'
  }
  return '这里不能直接保存文件，请复制链接，到手机浏览器里打开后保存。'
}
