import type { DocumentKind } from '@ecenter/contract/electronic-policies/document-kind.ts'
import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { BadgeCheck, Download, Ellipsis, Mail, ShieldCheck } from 'lucide'
import { useCallback } from 'react'
import type { SavedFile } from '../../client/files/fetch-file.ts'
import { useAction } from '../../client/use-action.ts'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'
import { LinkSheet } from '../../documents/handing-out/LinkSheet.tsx'
import { OneUseLink } from '../../documents/handing-out/OneUseLink.tsx'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { ActionBar } from '../../kit/buttons/ActionBar.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { Toaster } from '../../kit/overlays/Toaster.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { pageParameter } from '../../shell/location.ts'
import { endorsementOfAddress, papers } from '../policy-documents.ts'
import { EmailSheet } from './EmailSheet.tsx'
import styles from './MoreSheet.module.css'

/** What has risen over the document, if anything. */
export type DocumentSheet = 'email' | 'link' | 'more'

interface DocumentActionsProps {
  readonly handle: string
  readonly paper: DocumentKind
  readonly file: SavedFile
  readonly sheet: DocumentSheet | undefined
  readonly onSheet: (sheet: DocumentSheet | undefined) => void
}

/** Keep it, send it, and what else there is; a web view that keeps no files offers a link instead. */
export function DocumentActions({ handle, paper, file, sheet, onSheet }: DocumentActionsProps) {
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
            发到邮箱
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
        link={<DocumentLink handle={handle} paper={paper} />}
        isOpen={sheet === 'link'}
        onClose={close}
      >
        {isMailed && (
          <Button variant="secondary" isBlock onClick={() => onSheet('email')}>
            发到邮箱
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

interface DocumentLinkProps {
  readonly handle: string
  readonly paper: DocumentKind
}

/** A link to what the policy of this page is handed out as. */
function DocumentLink({ handle, paper }: DocumentLinkProps) {
  const makeLink = useAction(downLodElectronicPolicy)
  const endorsementNo = endorsementOfAddress()
  return (
    <OneUseLink
      handle={handle}
      makeLink={useCallback(
        () => makeLink({ handle, paper, endorsementNo }),
        [makeLink, handle, paper, endorsementNo],
      )}
    />
  )
}

interface MoreSheetProps {
  readonly handle: string
  readonly paper: DocumentKind
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onLink: () => void
}

/** What is wanted less often: another browser, the car's mark, a check whether it is genuine. */
function MoreSheet({ handle, paper, isOpen, onClose, onLink }: MoreSheetProps) {
  // Whoever leads here knows the kind; were it wrong, the service would say that there is no mark.
  const hasMark = paper === 'policy' && pageParameter('kind') === 'compulsory'
  return (
    <Sheet title="更多" isOpen={isOpen} onClose={onClose}>
      {hasMark && (
        <NavRow href={`#/pdf?handle=${handle}&paper=mark`} icon={ShieldCheck}>
          交强险标志
        </NavRow>
      )}
      <NavRow href="#/verify" icon={BadgeCheck} note="核对文件是否由我们签发">
        查验真伪
      </NavRow>
      <div className={styles.other}>
        <Button variant="secondary" isBlock onClick={onLink}>
          用链接打开
        </Button>
      </div>
    </Sheet>
  )
}
