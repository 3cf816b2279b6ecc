import { hotline } from '@ecenter/contract/constants/service.ts'
import { siteScreenList } from '@ecenter/contract/constants/site-screens.ts'
import {
  type DeskFaq,
  type FaqDraft,
  listFaqVersions,
  type Miss,
  saveFaq,
} from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { ReactNode } from 'react'
import type { useDeskForm } from '../../client/use-desk-form.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Checkbox, CheckboxGroup } from '../../kit/fields/CheckboxGroup.tsx'
import { Form } from '../../kit/fields/Form.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { EditorLayout } from '../../kit/layout/EditorLayout.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { type ComparedField, comparedBy } from '../../kit/lists/Comparison.tsx'
import { brandName } from '../../shell/brand.ts'
import { ContentVersions } from '../../shell/content/ContentVersions.tsx'
import { DraftNotice } from '../../shell/content/DraftNotice.tsx'
import { OtherEdit } from '../../shell/content/OtherEdit.tsx'
import { SaveContent } from '../../shell/content/SaveContent.tsx'
import { type ContentSaving, useContentForm } from '../../shell/content/use-content-form.ts'
import { hrefOf } from '../../shell/location.ts'
import { AnswerFiguresPanel } from './AnswerFiguresPanel.tsx'
import styles from './AnswerPreview.module.css'
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
  return comparedBy(mine, theirs, {
    主题: ({ topic }) => topic,
    问题: ({ question }) => question,
    其他问法: ({ variants }) => variants.join('\n'),
    回答: ({ answer }) => answer,
    相关页面: ({ links }) => links.join('、'),
    给客户使用: ({ isShown }) => (isShown ? '是' : '否'),
  })
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

interface FaqFieldsProps {
  readonly form: ReturnType<typeof useDeskForm<typeof saveFaq>>
  /** Those that are there already. */
  readonly topics: readonly string[]
  readonly saving: ContentSaving
  /** Above the fields. */
  readonly notice: ReactNode
}

const linkChoices = siteScreenList.map(({ title, href }) => ({ value: href, label: title }))

/** All that the robot knows of a question. */
function FaqFields({ form, saving, topics, notice }: FaqFieldsProps) {
  const variants = form.field('variants')
  return (
    <Form
      {...form.props}
      actions={
        <>
          <SaveContent {...{ saving }} isSending={form.isSending} />
          <Button onClick={form.reset}>撤销修改</Button>
          <ButtonLink variant="text" href={hrefOf('/faqs')}>
            回到列表
          </ButtonLink>
        </>
      }
    >
      {notice}
      <TextField label="主题" list="faq-topics" {...form.field('topic')} />
      <datalist id="faq-topics">
        {topics.map((topic) => (
          <option key={topic} value={topic} />
        ))}
      </datalist>
      <TextField label="问题" hint="客户看到的标准问法。" {...form.field('question')} />
      <TextareaField
        {...variants}
        label="其他问法"
        hint="一行一种，写客户真会说的话；只用来查找，不会显示。"
        rows={5}
        value={variants.value?.join('\n')}
        onChange={(lines) => variants.onChange(lines.split('\n'))}
      />
      <TextareaField
        label="回答"
        hint="{hotline} 会换成客服电话，{brand} 会换成公司名称。"
        rows={5}
        {...form.field('answer')}
      />
      <CheckboxGroup label="相关页面（最多 2 个）" choices={linkChoices} {...form.field('links')} />
      <Checkbox label="给客户使用" {...form.field('isShown')} />
    </Form>
  )
}
