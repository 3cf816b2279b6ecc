import { Download } from 'lucide'
import { useMemo } from 'react'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { drawQrPicture } from './draw-qr-picture.ts'
import styles from './QrPicture.module.css'

/** A picture, so that a long press keeps it where no web view saves files. */
export function QrPicture({ text }: { readonly text: string }) {
  const picture = useMemo(() => drawQrPicture(text), [text])
  return (
    <div className={styles.parts}>
      <img className={styles.picture} src={picture} alt="推广链接的二维码" />
      {canSaveFiles() ? (
        <Button variant="secondary" isBlock onClick={() => savePicture(picture)}>
          <Icon of={Download} />
          保存二维码图片
        </Button>
      ) : (
        <p className={styles.note}>长按二维码，可以保存图片或发给朋友。</p>
      )}
    </div>
  )
}

function savePicture(dataUrl: string): void {
  const bytes = Uint8Array.from(atob(dataUrl.split(',')[1] ?? ''), (character) =>
    character.charCodeAt(0),
  )
  saveFile({ bytes, fileName: '推广二维码.png' }, 'image/png')
}
