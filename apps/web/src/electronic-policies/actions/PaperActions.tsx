import type { PolicyPaper } from '@ecenter/contract/electronic-policies/policy-paper.ts'
import { Download, Ellipsis, Mail } from 'lucide'
import type { SavedFile } from '../../client/fetch-file.ts'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'
import { LinkSheet } from '../../documents/handing-out/LinkSheet.tsx'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Toaster } from '../../kit/Toaster.tsx'
import { showToast } from '../../kit/toast-store.ts'
import { papers } from '../papers.ts'
import { EmailSheet } from './EmailSheet.tsx'
import { MoreSheet } from './MoreSheet.tsx'
import { PaperLink } from './PaperLink.tsx'

/** What has risen over the document, if anything. */
export type PaperSheet = 'email' | 'link' | 'more'

interface PaperActionsProps {
  readonly handle: string
  readonly paper: PolicyPaper
  readonly file: SavedFile
  readonly sheet: PaperSheet | undefined
  readonly onSheet: (sheet: PaperSheet | undefined) => void
}

/** Keep it, send it, and what else there is; a web view that keeps no files offers a link instead. */
export function PaperActions({ handle, paper, file, sheet, onSheet }: PaperActionsProps) {
  const { name, isMailed } = papers[paper]
  const close = () => onSheet(undefined)

  function handleSave() {
    if (!canSaveFiles()) return onSheet('link')
    saveFile(file)
    showToast('已开始下载，请在浏览器的下载中查看')
  }

  return (
    <>
      <ActionBar label={name}>
        {isMailed && (
          <Button variant="icon" onClick={() => onSheet('email')}>
            <Icon of={Mail} />
            发送邮箱
          </Button>
        )}
        <Button variant="icon" onClick={() => onSheet('more')}>
          <Icon of={Ellipsis} />
          更多
        </Button>
        <Button onClick={handleSave}>
          <Icon of={Download} />
          保存
        </Button>
      </ActionBar>
      {isMailed && <EmailSheet handle={handle} isOpen={sheet === 'email'} onClose={close} />}
      <LinkSheet
        link={<PaperLink handle={handle} paper={paper} />}
        isOpen={sheet === 'link'}
        onClose={close}
      >
        {isMailed && (
          <Button variant="secondary" isBlock onClick={() => onSheet('email')}>
            发送到邮箱
          </Button>
        )}
      </LinkSheet>
      <MoreSheet
        handle={handle}
        paper={paper}
        isOpen={sheet === 'more'}
        onClose={close}
        onLink={() => onSheet('link')}
      />
      <Toaster />
    </>
  )
}
