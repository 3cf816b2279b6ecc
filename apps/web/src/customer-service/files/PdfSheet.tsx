import { readChatFile } from '@ecenter/contract/customer-service/talk-calls.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Download } from 'lucide'
import { useMemo } from 'react'
import { useCall } from '../../client/use-call.ts'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { BrokenPdf, OpenedPdf } from '../../documents/reading/OpenedPdf.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { bytesOf } from './bytes-of.ts'

interface PdfSheetProps {
  readonly handle: string
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** A PDF of the conversation, to read and, where the browser keeps files, to keep. */
export function PdfSheet({ handle, name, isOpen, onClose }: PdfSheetProps) {
  return (
    <Sheet title={name} isOpen={isOpen} onClose={onClose}>
      <SentPdf handle={handle} name={name} />
    </Sheet>
  )
}

function SentPdf({ handle, name }: Pick<PdfSheetProps, 'handle' | 'name'>) {
  const { value, failed, ask } = useCall(readChatFile, { handle }, { isLasting: true })
  if (failed !== undefined) return <BrokenPdf onRetry={ask} />
  if (value === undefined) return <Loading text="正在打开文件..." />
  return <PdfToKeep data={value.data} name={name} />
}

function PdfToKeep({ data, name }: { readonly data: string; readonly name: string }) {
  const bytes = useMemo(() => bytesOf(data), [data])
  return (
    <>
      {canSaveFiles() && (
        <Button
          variant="soft"
          isBlock
          onClick={() => saveFile({ bytes: bytesOf(data), fileName: name })}
        >
          <Icon of={Download} size="s" />
          保存到手机
        </Button>
      )}
      <OpenedPdf {...{ bytes, name }} />
    </>
  )
}
