import { Icon } from '@ecenter/ui/Icon.tsx'
import { Download } from 'lucide'
import { useMemo } from 'react'
import { encode } from 'uqr'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { Button } from '../../kit/buttons/Button.tsx'
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

/** In pixels: with it even a short link is large enough for a poster. */
const dot = 24

/** The QR code of a text as the address of a PNG, dark on white with the margin that cameras want. */
function drawQrPicture(text: string): string {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  const canvas = document.createElement('canvas')
  canvas.width = size * dot
  canvas.height = size * dot
  const pen = canvas.getContext('2d')
  if (pen === null) return ''
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  for (const [y, row] of data.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) pen.fillRect(x * dot, y * dot, dot, dot)
    }
  }
  return canvas.toDataURL('image/png')
}
