import { CopyField } from '../../kit/CopyField.tsx'
import styles from './LinkSheet.module.css'

interface LinkToCopyProps {
  readonly url: string
  readonly onRenew: () => void
}

/** A link that the customer carries into another browser. */
export function LinkToCopy({ url, onRenew }: LinkToCopyProps) {
  return (
    <>
      <CopyField
        label="一次性链接"
        value={url}
        hint="复制后到浏览器里打开，5 分钟内有效，只能用一次。"
        copied="已复制，请到浏览器里粘贴打开，5 分钟内有效。"
      >
        复制链接
      </CopyField>
      <p className={styles.links}>
        <a href={url}>直接打开</a>
        <button type="button" onClick={onRenew}>
          用过或过期了，换一个
        </button>
      </p>
    </>
  )
}
