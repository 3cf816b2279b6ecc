import { Download, ZoomIn, ZoomOut } from 'lucide-react'
import type { SavedFile } from '../client/send.ts'
import { ActionBar } from '../kit/ActionBar.tsx'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { showToast } from '../kit/toast-store.ts'
import { saveFile } from './save-file.ts'
import type { Zoom } from './use-zoom.ts'

interface PdfActionsProps {
  readonly file: SavedFile
  readonly zoom: Zoom
}

export function PdfActions({ file, zoom: { larger, smaller } }: PdfActionsProps) {
  return (
    <ActionBar label="电子保单">
      <Button variant="icon" disabled={smaller === undefined} onClick={smaller}>
        <Icon of={ZoomOut} />
        缩小
      </Button>
      <Button variant="icon" disabled={larger === undefined} onClick={larger}>
        <Icon of={ZoomIn} />
        放大
      </Button>
      <Button
        onClick={() => {
          saveFile(file)
          showToast('已保存，请在下载中查看')
        }}
      >
        <Icon of={Download} />
        保存
      </Button>
    </ActionBar>
  )
}
