import { Download, ZoomIn, ZoomOut } from 'lucide'
import { useState } from 'react'
import type { SavedFile } from '../client/send.ts'
import { ActionBar } from '../kit/ActionBar.tsx'
import { Button } from '../kit/Button.tsx'
import { Dialog } from '../kit/Dialog.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Toaster } from '../kit/Toaster.tsx'
import { showToast } from '../kit/toast-store.ts'
import { isWeChat } from '../shell/is-we-chat.ts'
import { saveFile } from './save-file.ts'
import type { Zoom } from './use-zoom.ts'

interface PdfActionsProps {
  readonly file: SavedFile
  readonly zoom: Zoom
}

/** Larger, smaller, and a copy to keep; WeChat's web view keeps none, and is told so. */
export function PdfActions({ file, zoom: { larger, smaller } }: PdfActionsProps) {
  const [isExplaining, setIsExplaining] = useState(false)
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
          if (isWeChat()) return setIsExplaining(true)
          saveFile(file)
          showToast('已开始下载，请在浏览器的下载中查看')
        }}
      >
        <Icon of={Download} />
        保存
      </Button>
      <Dialog
        isOpen={isExplaining}
        onClose={() => setIsExplaining(false)}
        actions={[{ label: '知道了', onPress: () => setIsExplaining(false) }]}
      >
        微信里不能直接保存。请点右上角的 ··· ，选择在浏览器中打开，重新查询后保存。
      </Dialog>
      <Toaster />
    </ActionBar>
  )
}
