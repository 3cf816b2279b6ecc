import { downLodElectronicPolicy } from '@ecenter/contract/electronic-policies/electronic-policy-calls.ts'
import {
  electronicInvoiceDownLoad,
  queryInvoiceAndDownload,
} from '@ecenter/contract/invoices/invoice-calls.ts'
import type { CarDocument } from '@ecenter/contract/person/overview.ts'
import { useCallback, useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { OneUseLink } from '../../documents/handing-out/OneUseLink.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { RadioGroup } from '../../kit/choices/RadioGroup.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { asksPlainly } from '../../shell/asks-plainly.ts'
import { keyOf } from './DocumentList.tsx'
import styles from './ForwardSheet.module.css'

interface ForwardSheetProps {
  /** Those that can be had. */
  readonly documents: readonly CarDocument[]
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** One paper for somebody else, by a link that opens once. */
export function ForwardSheet({ documents, isOpen, onClose }: ForwardSheetProps) {
  return (
    <Sheet title="转发给别人" isOpen={isOpen} onClose={onClose}>
      <Forwarding documents={documents} />
    </Sheet>
  )
}

function Forwarding({ documents }: Pick<ForwardSheetProps, 'documents'>) {
  const [chosen, setChosen] = useState(() => documents[0] && keyOf(documents[0]))
  const [isMade, setIsMade] = useState(false)
  const document = documents.find((each) => keyOf(each) === chosen)
  return (
    <div className={styles.body}>
      <p className={styles.words}>对方不用登录，打开一次就失效，5 分钟内有效。</p>
      {isMade && document !== undefined ? (
        <>
          <p>{document.title}</p>
          <DocumentLink document={document} />
        </>
      ) : (
        <>
          <RadioGroup
            label="转发哪一份"
            look="rows"
            choices={documents.map((each) => ({
              value: keyOf(each),
              label: each.title,
              ...(each.note !== undefined && { note: each.note }),
            }))}
            value={chosen}
            onChange={setChosen}
          />
          <Button isBlock onClick={() => setIsMade(true)}>
            生成链接
          </Button>
        </>
      )}
    </div>
  )
}

/** The link is made by the call of what it leads to. */
function DocumentLink({ document }: { readonly document: CarDocument }) {
  const { kind, handle, endorsementNo } = document
  const linkDocument = useAction(downLodElectronicPolicy)
  const linkInvoice = useAction(asksPlainly() ? electronicInvoiceDownLoad : queryInvoiceAndDownload)
  const makeLink = useCallback(
    () =>
      kind === 'invoice'
        ? linkInvoice({ handle, fileFormat: 'pdf' })
        : linkDocument({ handle, paper: kind, endorsementNo }),
    [kind, handle, endorsementNo, linkDocument, linkInvoice],
  )
  return <OneUseLink handle={handle} subject={document.title} makeLink={makeLink} />
}
