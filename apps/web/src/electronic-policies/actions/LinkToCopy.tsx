import { Copy } from 'lucide'
import { useRef, useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Field } from '../../kit/Field.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { copyText } from './copy-text.ts'
import styles from './LinkSheet.module.css'

interface LinkToCopyProps {
  readonly url: string
  readonly onRenew: () => void
}

const howTo = '复制后到浏览器里打开，5 分钟内有效，只能用一次。'
const copied = '已复制，请到浏览器里粘贴打开，5 分钟内有效。'
const notCopied = '没有复制成功，请长按上面的链接，选择复制。'

/** A link that the customer carries into another browser; without a clipboard it is selected. */
export function LinkToCopy({ url, onRenew }: LinkToCopyProps) {
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  async function handleCopy() {
    if (field.current !== null) setSaid((await copyText(field.current)) ? copied : notCopied)
  }

  return (
    <>
      <Field
        ref={field}
        label="一次性链接"
        value={url}
        readOnly
        hint={said || howTo}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button isBlock onClick={() => void handleCopy()}>
        <Icon of={Copy} />
        复制链接
      </Button>
      <span className="sr-only" role="status">
        {said}
      </span>
      <p className={styles.links}>
        <a href={url}>直接打开</a>
        <button type="button" onClick={onRenew}>
          用过或过期了，换一个
        </button>
      </p>
    </>
  )
}
