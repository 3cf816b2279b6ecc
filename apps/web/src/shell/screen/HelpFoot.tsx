import { PageFoot } from '../../kit/layout/PageFoot.tsx'
import { brand, hotlineUrl } from '../brand.ts'

interface HelpFootProps {
  /** What becomes of what is typed above. */
  readonly note: string
  /** Whom the offer of help is for. */
  readonly question: string
}

/** Below a form: what happens with the data, and a person to ask. */
export function HelpFoot({ note, question }: HelpFootProps) {
  return (
    <PageFoot>
      {note}
      <br />
      {question}
      <a href="#/customer-service" data-click="online service">
        问客服
      </a>
      或拨打{' '}
      <a className="num" href={hotlineUrl}>
        {brand.hotline}
      </a>
    </PageFoot>
  )
}
