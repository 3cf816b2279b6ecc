import { Button } from '../../kit/Button.tsx'
import { Fields } from '../../kit/Fields.tsx'
import { FormatChoice } from './FormatChoice.tsx'
import styles from './SaveSheet.module.css'
import type { useSaving } from './use-saving.ts'

interface SaveChoiceProps {
  readonly total: number
  readonly saving: Pick<ReturnType<typeof useSaving>, 'formats' | 'format' | 'setFormat' | 'start'>
}

export function SaveChoice({ total, saving }: SaveChoiceProps) {
  const { formats, format, setFormat, start } = saving
  return (
    <Fields>
      <FormatChoice formats={formats} value={format} onChange={setFormat} />
      <div>
        <Button isBlock onClick={start}>
          开始下载
        </Button>
      </div>
      {total > 1 && <p className={styles.note}>多张发票会合成一个压缩包（ZIP）。</p>}
    </Fields>
  )
}
