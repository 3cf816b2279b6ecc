import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import type { ReactNode } from 'react'
import { NoticeBar } from '../../kit/NoticeBar.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { isWeChat } from '../../shell/is-we-chat.ts'
import { canSaveFiles, isMiniProgram } from './can-save-files.ts'
import styles from './LinkSheet.module.css'
import { OneUseLink } from './OneUseLink.tsx'

interface LinkSheetProps {
  readonly handle: string
  readonly paper: PolicyPaper
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Other ways to the document. */
  readonly children: ReactNode
}

/** A link that opens the document in any browser, for web views that keep no files. */
export function LinkSheet({ handle, paper, isOpen, onClose, children }: LinkSheetProps) {
  return (
    <Sheet title="用链接打开" isOpen={isOpen} onClose={onClose}>
      <div className={styles.body}>
        {!canSaveFiles() && <NoticeBar>{whyNot()}</NoticeBar>}
        <OneUseLink handle={handle} paper={paper} />
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
