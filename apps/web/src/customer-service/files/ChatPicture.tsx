import { readChatFile } from '@ecenter/contract/customer-service/talk-calls.ts'
import { useEffect, useState } from 'react'
import { useCall } from '../../client/use-call.ts'
import { PictureViewer } from '../../kit/pictures/PictureViewer.tsx'
import styles from '../log/Bubble.module.css'
import { bytesOf } from './bytes-of.ts'

interface ChatPictureProps {
  readonly handle: string
  readonly name: string
}

/** Small in the conversation, large when it is pressed. */
export function ChatPicture({ handle, name }: ChatPictureProps) {
  const { value, failed, ask } = useCall(readChatFile, { handle }, { isLasting: true })
  const src = useObjectUrl(value?.data)
  const [isOpen, setIsOpen] = useState(false)
  if (src === undefined) {
    return (
      <button type="button" className={styles.picture} onClick={ask}>
        {failed === undefined ? '图片加载中…' : '没有加载出来，点按重试'}
      </button>
    )
  }
  return (
    <>
      <button type="button" className={styles.picture} onClick={() => setIsOpen(true)}>
        <img src={src} alt={`图片 ${name}`} />
      </button>
      <PictureViewer
        pictures={[{ src, alt: name }]}
        openAt={isOpen ? 0 : undefined}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}

/** A picture as a file of memory, which is let go with the picture; whatever it says it is, it is a JPEG. */
function useObjectUrl(data: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (data === undefined) return
    const made = URL.createObjectURL(new Blob([bytesOf(data)], { type: 'image/jpeg' }))
    setUrl(made)
    return () => {
      URL.revokeObjectURL(made)
      setUrl(undefined)
    }
  }, [data])
  return url
}
