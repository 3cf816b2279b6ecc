import { Share2 } from 'lucide'
import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { FormNotice } from '../../verification/FormNotice.tsx'

interface ShareButtonProps {
  readonly title: string
  readonly url: string
}

/** The phone's own way to pass a link on, where the browser has one. */
export function ShareButton({ title, url }: ShareButtonProps) {
  const [hasFailed, setHasFailed] = useState(false)
  if (!('share' in navigator)) return null

  async function handleShare() {
    setHasFailed(false)
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Whoever closes the list of ways again has changed their mind.
      setHasFailed(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }

  return (
    <>
      <Button variant="secondary" isBlock onClick={() => void handleShare()}>
        <Icon of={Share2} />
        分享给客户
      </Button>
      <FormNotice text={hasFailed ? '这里不能直接分享，请复制链接发给客户。' : undefined} />
    </>
  )
}
