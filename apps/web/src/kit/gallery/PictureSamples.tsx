import { useState } from 'react'
import { Rating } from '../choices/Rating.tsx'
import { Card } from '../layout/Card.tsx'
import { PictureViewer } from '../pictures/PictureViewer.tsx'
import { UploadTiles } from '../pictures/UploadTiles.tsx'
import type { UploadFile } from '../pictures/upload-files.ts'
import styles from './samples.module.css'

const colours = ['seagreen', 'steelblue', 'khaki']
const samplePictures = colours.map(
  (colour, at) =>
    `data:image/svg+xml,${encodeURIComponent(
      `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><path fill="${colour}" d="M0 0h400v300H0z"/><path fill="white" d="M60 50h280v200H60z"/><path d="M90 90h220M90 130h220M90 170h140" stroke="gray" stroke-width="8"/><text x="290" y="230" font-size="40">${at + 1}</text></svg>`,
    )}`,
)

const sampleFiles: readonly UploadFile[] = [
  { id: 'a', name: '发票正面.jpg', preview: samplePictures[0] ?? '', state: { kind: 'done' } },
  {
    id: 'b',
    name: '发票背面.jpg',
    preview: samplePictures[1] ?? '',
    state: { kind: 'sending', share: 0.62 },
  },
  {
    id: 'c',
    name: '现场照片.jpg',
    preview: samplePictures[2] ?? '',
    state: { kind: 'failed', reason: '图片超过 10 MB，请换一张。' },
  },
  { id: 'd', name: '维修清单.pdf', state: { kind: 'done' } },
]

const max = 6

export function PictureSamples() {
  const [files, setFiles] = useState(sampleFiles)
  const [openAt, setOpenAt] = useState<number>()
  const [rating, setRating] = useState<number>()
  const seen = files.filter(({ preview }) => preview !== undefined)
  return (
    <Card title="照片和评分">
      <div className={styles.body}>
        <UploadTiles
          label="维修发票"
          files={files}
          max={max}
          onAdd={(chosen) => setFiles([...files, ...chosen.map(asDone)])}
          onRetry={(id) => setFiles(files.map((file) => (file.id === id ? withDone(file) : file)))}
          onRemove={(id) => setFiles(files.filter((file) => file.id !== id))}
          onOpen={(id) => setOpenAt(seen.findIndex((file) => file.id === id))}
        />
      </div>
      <PictureViewer
        pictures={seen.map(({ name, preview = '' }) => ({ src: preview, alt: name }))}
        openAt={openAt}
        onClose={() => setOpenAt(undefined)}
      />
      <div className={styles.body}>
        <Rating label="满意度" value={rating} onChange={setRating} />
      </div>
    </Card>
  )
}

function withDone(file: UploadFile): UploadFile {
  return { ...file, state: { kind: 'done' } }
}

/** Nothing is sent here: what was chosen counts as stored. */
function asDone(file: File): UploadFile {
  const preview = URL.createObjectURL(file)
  return { id: preview, name: file.name, preview, state: { kind: 'done' } }
}
