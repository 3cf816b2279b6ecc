import type { Result } from '@ecenter/client/result.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { CopyField } from '../../kit/fields/CopyField.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import { CodeNeeded } from '../../verification/CodeNeeded.tsx'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import styles from './LinkSheet.module.css'

/** The address is relative to the site. */
type Made = Result<{ readonly url: string }>

interface OneUseLinkProps {
  /** Whose proof the link needs. */
  readonly handle: string
  /** What it leads to, in the customer's word, as in `CodeNeeded`. */
  readonly subject?: string
  /** Another function makes another link. */
  readonly makeLink: () => Promise<Made>
}

/** Makes a link when it appears, and another on request: who has used one needs the next. */
export function OneUseLink({ handle, subject, makeLink }: OneUseLinkProps) {
  const [result, setResult] = useState<Made>()

  /** Of links to other files, whichever comes last, the one that was asked for last is shown. */
  const asked = useRef<Promise<Made>>(undefined)

  const ask = useCallback(async () => {
    setResult(undefined)
    const link = makeLink()
    asked.current = link
    const made = await link
    if (asked.current === link) setResult(made)
  }, [makeLink])
  useEffect(() => {
    void ask()
  }, [ask])

  if (result === undefined) return <Loading text="正在生成链接..." />
  if (result.kind === 'answered') {
    return <LinkToCopy url={new URL(result.value.url, location.origin).href} onRenew={ask} />
  }
  const isProofMissing = result.kind === 'rejected' && result.code === resultCodes.grantMissing
  return isProofMissing ? (
    <CodeNeeded handle={handle} subject={subject} onProven={ask} />
  ) : (
    <FailureNotice failed={result} onRetry={ask} />
  )
}

interface LinkToCopyProps {
  readonly url: string
  readonly onRenew: () => void
}

/** A link that the customer carries into another browser. */
function LinkToCopy({ url, onRenew }: LinkToCopyProps) {
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
