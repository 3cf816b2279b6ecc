import { RotateCw, ZoomIn, ZoomOut } from 'lucide'
import { IconButton } from '../../kit/buttons/Button.tsx'
import { useShortcut } from '../../shell/frame/shortcuts.ts'
import styles from './Picture.module.css'
import { type PictureView, usePictureView } from './use-picture-view.ts'

interface PictureProps {
  readonly url: string
  /** Read aloud. */
  readonly name: string
  readonly onShown: () => void
  /** Its keys act on it: of several, the first. */
  readonly hasKeys: boolean
  /** That of the picture that it is compared with; its own where it is left out. */
  readonly view?: PictureView | undefined
}

/** A photo as large as there is room, turned and enlarged as one needs it; the file stays as it was sent. */
export function Picture({ url, name, onShown, hasKeys, view }: PictureProps) {
  const own = usePictureView()
  const { scale, turn, isAcross, larger, smaller, rotate } = view ?? own
  return (
    <div className={styles.part}>
      {hasKeys && <Keys {...{ larger, smaller, rotate }} />}
      <div className={styles.tools}>
        <IconButton icon={ZoomIn} label={`放大 ${name}`} onClick={larger} />
        <IconButton icon={ZoomOut} label={`缩小 ${name}`} onClick={smaller} />
        <IconButton icon={RotateCw} label={`向右转 ${name}`} onClick={rotate} />
        <span className="num" role="status">
          {scale * 100}%{turn > 0 && `，转了 ${turn} 度`}
        </span>
      </div>
      {/* It scrolls where it is enlarged, so the keyboard has to reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div className={styles.frame} role="group" aria-label={`${name}，画面`} tabIndex={0}>
        <div style={{ width: `${scale * 100}%`, ...(isAcross && { aspectRatio: '1' }) }}>
          <img
            className={isAcross ? styles.across : styles.picture}
            src={url}
            alt={name}
            onLoad={onShown}
            style={{ rotate: `${turn}deg` }}
          />
        </div>
      </div>
    </div>
  )
}

type KeysProps = Pick<PictureView, 'larger' | 'smaller' | 'rotate'>

function Keys({ larger, smaller, rotate }: KeysProps) {
  useShortcut({ keys: ['+'], label: '放大照片' }, larger)
  useShortcut({ keys: ['-'], label: '缩小照片' }, smaller)
  useShortcut({ keys: ['l'], label: '照片向右转' }, rotate)
  return null
}
