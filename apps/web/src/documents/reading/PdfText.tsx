import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { Loading } from '../../kit/progress/Loading.tsx'
import styles from './PdfText.module.css'
import type { OpenPdf } from './pdf-document.ts'
import { type Fact, type TextBlock, textBlocks } from './text-blocks.ts'
import { usePdfText } from './use-pdf-text.ts'

/** The document's words in one column of large type, for who cannot read an A4 page on a phone. */
export function PdfText({ pdf }: { readonly pdf: OpenPdf }) {
  const { pages, isComplete } = usePdfText(pdf)
  const blocks = textBlocks(pages)
  return (
    <>
      <article className={styles.text} aria-busy={!isComplete}>
        {numbered(blocks).map(([at, block]) => (
          <Block key={at} block={block} />
        ))}
      </article>
      {!isComplete && <Loading text="正在读取文字..." />}
      {isComplete && blocks.length === 0 && (
        <NoticeBar tone="warning">
          这份文件里没有可以放大的文字。请回到页面，用两根手指放大查看。
        </NoticeBar>
      )}
    </>
  )
}

function Block({ block }: { readonly block: TextBlock }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>
    case 'paragraph':
      return <p>{block.text}</p>
    case 'list':
      return (
        <ul>
          {numbered(block.items).map(([at, item]) => (
            <li key={at}>{item}</li>
          ))}
        </ul>
      )
    case 'facts':
      return <Facts facts={block.facts} />
    case 'record':
      return (
        <div className={styles.record}>
          <p className={styles.title}>{block.title}</p>
          <Facts facts={block.facts} />
        </div>
      )
  }
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {numbered(facts).map(([at, { label, value }]) => (
        <div key={at} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** By their places: what is printed neither moves nor changes, and may be printed twice. */
function numbered<Item>(items: readonly Item[]): [number, Item][] {
  return [...items.entries()]
}
