import {
  type PhotoFrame,
  photoFrameNames,
  photosAtMost,
} from '@ecenter/contract/accident-reports/accident.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Camera, Car, Plus } from 'lucide'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import type { DraftPhoto } from '../draft/accident-draft.ts'
import { addPhoto, removePhoto, useDraft } from '../draft/use-draft.ts'
import styles from '../Flow.module.css'
import { FlowScreen } from '../FlowScreen.tsx'
import type { PhotoFault } from '../photos/judge-photo.ts'
import { type NoPhoto, readPhoto } from '../photos/read-photo.ts'
import { goToStep } from '../report-steps.ts'

const frames = [
  { frame: 'scene', hint: '站在侧前方', icon: Car },
  { frame: 'damage', hint: '离 1 米', icon: Camera },
  { frame: 'other-plate', hint: '看清每个字', icon: Camera },
  { frame: 'road', hint: '退后 10 步', icon: Camera },
] as const

/** A place is left for each of the frames. */
const moreAtMost = photosAtMost - frames.length

const faultWords: Readonly<Record<PhotoFault, string>> = {
  dark: '有点暗，可以开灯重拍',
  bright: '太亮了，可以背光重拍',
  blurred: '有点模糊，可以拿稳重拍',
  unopened: '本机打不开，会照样发送，最好重拍',
}

const stateWords = {
  reading: '正在看照片清不清楚…',
  'not-taken': '打不开，没有加上，请重拍或换一张',
  'too-large': '超过 10 MB，没有加上，请重拍或换一张',
} as const satisfies Record<NoPhoto | 'reading', string>

/** Four photos that help most, and more; none of them is demanded of somebody who stands on a road. */
export function PhotosStep() {
  const { photos } = useDraft().draft
  const more = photos.filter(({ frame }) => frame === 'more')
  const seen = photos.filter(({ fault }) => fault !== 'unopened')
  const missing = frames.filter(({ frame }) => !seen.some((photo) => photo.frame === frame))

  async function handleChoose(frame: PhotoFrame, file: File): Promise<NoPhoto | undefined> {
    const read = await readPhoto(file)
    if (typeof read === 'string') return read
    await addPhoto({ frame, fault: read.fault }, read.picture)
    return undefined
  }

  return (
    <FlowScreen
      step="photos"
      title="拍几张照片"
      sub={
        missing.length === 0 ? '够用了，还可以再补' : `还差 ${missing.length} 张。不安全就先跳过`
      }
      foot={
        <Button isBlock onClick={() => goToStep('driver')}>
          {photos.length === 0 ? '先跳过，以后补' : '继续'}
        </Button>
      }
    >
      <div className={styles.shots}>
        {frames.map(({ frame, hint, icon }) => (
          <Shot
            key={frame}
            frame={frame}
            hint={hint}
            icon={icon}
            photo={photos.find((photo) => photo.frame === frame)}
            onChoose={handleChoose}
          />
        ))}
        {more.map((photo) => (
          <Shot
            key={photo.id}
            frame="more"
            hint=""
            icon={Camera}
            photo={photo}
            onChoose={handleChoose}
          />
        ))}
        {more.length < moreAtMost && (
          <Shot
            frame="more"
            hint="证件、其他损伤"
            icon={Plus}
            photo={undefined}
            onChoose={handleChoose}
          />
        )}
      </div>
    </FlowScreen>
  )
}

interface ShotProps {
  readonly frame: PhotoFrame
  readonly hint: string
  readonly icon: typeof Camera
  readonly photo: DraftPhoto | undefined
  /** Answers why it was not taken, if so; what stood there before stays then. */
  readonly onChoose: (frame: PhotoFrame, file: File) => Promise<NoPhoto | undefined>
}

/** The frame of one photo: what to take, from where; pressed, the phone's camera or its pictures. */
function Shot({ frame, hint, icon, photo, onChoose }: ShotProps) {
  const input = useRef<HTMLInputElement>(null)
  const [state, setState] = useState<keyof typeof stateWords>()
  const preview = usePreview(photo?.id)
  const name = photoFrameNames[frame]

  async function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    currentTarget.value = ''
    if (file === undefined) return
    setState('reading')
    setState(await onChoose(frame, file))
  }

  return (
    <div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={`选择照片：${name}`}
        hidden
        onChange={(event) => void handleChange(event)}
      />
      <button
        type="button"
        className={styles.shot}
        aria-busy={state === 'reading'}
        onClick={() => input.current?.click()}
      >
        <span className={styles.box}>
          {preview === undefined || photo?.fault === 'unopened' ? (
            <Icon of={icon} size="xl" />
          ) : (
            <img src={preview} alt="已拍" />
          )}
        </span>
        <b>{name}</b>
        <small role="status">
          {state === undefined ? wordsOf(photo, hint) : stateWords[state]}
        </small>
      </button>
      {photo !== undefined && (
        <Button variant="text" isCompact onClick={() => removePhoto(photo.id)}>
          删除
        </Button>
      )}
    </div>
  )
}

/** One that could be better is kept all the same: whoever stands there knows whether there will be another. */
function wordsOf(photo: DraftPhoto | undefined, hint: string): string {
  if (photo === undefined) return hint
  return photo.fault === undefined ? '点一下重拍' : faultWords[photo.fault]
}

/** A picture is held in memory until it is let go. */
function usePreview(id: string | undefined): string | undefined {
  const picture = useDraft(({ pictures }) => (id === undefined ? undefined : pictures.get(id)))
  const [preview, setPreview] = useState<string>()
  useEffect(() => {
    if (picture === undefined) return setPreview(undefined)
    const url = URL.createObjectURL(picture)
    setPreview(url)
    return () => URL.revokeObjectURL(url)
  }, [picture])
  return preview
}
