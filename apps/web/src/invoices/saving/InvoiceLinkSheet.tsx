import { useCallback, useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { LinkSheet } from '../../documents/handing-out/LinkSheet.tsx'
import { OneUseLink } from '../../documents/handing-out/OneUseLink.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { invoiceLinkCall } from '../channel-calls.ts'
import { FormatChoice } from './FormatChoice.tsx'
import { formatsOfAll } from './formats.ts'
import type { HandedOut } from './invoice-sheet.ts'

interface InvoiceLinkSheetProps {
  readonly invoice: HandedOut
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onEmail: () => void
}

/** A link that opens one invoice in any browser. */
export function InvoiceLinkSheet({ invoice, isOpen, onClose, onEmail }: InvoiceLinkSheetProps) {
  const { handle } = invoice
  const formats = formatsOfAll([invoice])
  const [fileFormat, setFileFormat] = useState(formats[0])
  const act = useAction(invoiceLinkCall())
  const makeLink = useCallback(() => act({ handle, fileFormat }), [act, handle, fileFormat])
  return (
    <LinkSheet
      link={
        <>
          <FormatChoice formats={formats} value={fileFormat} onChange={setFileFormat} />
          <OneUseLink handle={handle} subject="发票" makeLink={makeLink} />
        </>
      }
      isOpen={isOpen}
      onClose={onClose}
    >
      <Button variant="secondary" isBlock onClick={onEmail}>
        发到邮箱
      </Button>
    </LinkSheet>
  )
}
