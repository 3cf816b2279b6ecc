import { hotline } from '@ecenter/contract/constants/service.ts'
import { siteScreenList } from '@ecenter/contract/constants/site-screens.ts'
import {
  type DeskFaq,
  type FaqDraft,
  listFaqVersions,
  type Miss,
  saveFaq,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import { EditorLayout } from '../../kit/layout/EditorLayout.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import type { ComparedField } from '../../kit/lists/Comparison.tsx'
import { brandName } from '../../shell/brand.ts'
import { ContentVersions } from '../../shell/content/ContentVersions.tsx'
import { DraftNotice } from '../../shell/content/DraftNotice.tsx'
import { OtherEdit } from '../../shell/content/OtherEdit.tsx'
import { useContentForm } from '../../shell/content/use-content-form.ts'
import { AnswerFiguresPanel } from './AnswerFiguresPanel.tsx'
import styles from './AnswerPreview.module.css'
import { FaqFields } from './FaqFields.tsx'
import { MissWords } from './MissWords.tsx'
import { withWords } from './miss-words.ts'
import { TryFaq } from './TryFaq.tsx'

interface FaqEditorProps {
  /** Undefined of a new one. */
  readonly faq: DeskFaq | undefined
  readonly topics: readonly string[]
  /** What a customer asked in vain, where that is why. */
  readonly miss: Miss | undefined
  readonly onSaved: (id: string) => void
}

export function FaqEditor({ faq, topics, miss, onSaved }: FaqEditorProps) {
  const work = useContentForm(saveFaq, {
    begun: faq,
    kind: 'faq',
    ofNew: miss?.id,
    initialOf: (base: DeskFaq | undefined) => initialOf(base, miss),
    fieldNames,
    fixedOf: () =>
      miss === undefined ? {} : { missId: miss.id, alikeIds: miss.alike.map(({ id }) => id) },
    saidOf: () => '已保存，机器人马上按新内容回答。',
    onSaved,
  })
  const { editing, form, draft, fill } = work

  return (
    <EditorLayout
      form={
        <Panel title={faq === undefined ? '新增问题' : '编辑问题'}>
          <PageStack>
            <DraftNotice work={work} compare={comparedFaqs} />
            <FaqFields
              {...{ form, topics }}
              saving={work.saving}
              notice={<OtherEdit work={work} compare={comparedFaqs} />}
            />
          </PageStack>
        </Panel>
      }
      aside={
        <>
          {miss !== undefined && <MissWords {...{ miss, draft }} />}
          <AnswerPreview {...draft} />
          {faq !== undefined && <AnswerFiguresPanel faqId={faq.id} />}
          <TryFaq id={editing.base?.id} draft={draft} />
          <ContentVersions call={listFaqVersions} base={editing.base} onTake={fill} />
        </>
      }
    />
  )
}

const empty: FaqDraft = {
  topic: '',
  question: '',
  variants: [],
  answer: '',
  links: [],
  isShown: true,
}

const fieldNames = Object.keys(empty) as (keyof FaqDraft)[]

function initialOf(base: DeskFaq | undefined, miss: Miss | undefined): FaqDraft {
  const { id: _, version: __, ...draft } = base ?? { ...empty, id: '', version: 0 }
  if (miss === undefined) return draft
  // What does not fit is seen beside the form, and may be written in the place of another.
  return { ...draft, variants: withWords(draft.variants, miss) }
}

/** What two people wrote of one question, field by field. */
function comparedFaqs(mine: FaqDraft, theirs: FaqDraft): ComparedField[] {
  const of = (name: string, textOf: (draft: FaqDraft) => string) => ({
    name,
    mine: textOf(mine),
    theirs: textOf(theirs),
  })
  return [
    of('主题', ({ topic }) => topic),
    of('问题', ({ question }) => question),
    of('其他问法', ({ variants }) => variants.join('\n')),
    of('回答', ({ answer }) => answer),
    of('相关页面', ({ links }) => links.join('、')),
    of('给客户使用', ({ isShown }) => (isShown ? '是' : '否')),
  ]
}

/** The answer as it stands in a customer's conversation. */
function AnswerPreview({ question, answer, links }: FaqDraft) {
  return (
    <Panel title="客户看到的">
      <div className={styles.chat}>
        <p className={styles.asked}>{question || '（问题）'}</p>
        <div className={styles.answer}>
          <p>{filled(answer) || '（回答）'}</p>
          {siteScreenList
            .filter(({ href }) => links.includes(href))
            .map(({ href, title }) => (
              <span key={href} className={styles.link}>
                {title}
              </span>
            ))}
        </div>
      </div>
    </Panel>
  )
}

function filled(answer: string): string {
  return answer.replaceAll('{hotline}', hotline).replaceAll('{brand}', brandName)
}
