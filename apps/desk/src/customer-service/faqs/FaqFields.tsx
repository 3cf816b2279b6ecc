import { siteScreenList } from '@ecenter/contract/constants/site-screens.ts'
import type { saveFaq } from '@ecenter/contract/customer-service/desk/faqs-at-desk.ts'
import type { ReactNode } from 'react'
import type { useDeskForm } from '../../client/use-desk-form.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Checkbox, CheckboxGroup } from '../../kit/fields/CheckboxGroup.tsx'
import { Form } from '../../kit/fields/Form.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { TextField } from '../../kit/fields/TextField.tsx'
import { SaveContent } from '../../shell/content/SaveContent.tsx'
import type { ContentSaving } from '../../shell/content/use-content-form.ts'
import { hrefOf } from '../../shell/location.ts'

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
export function FaqFields({ form, saving, topics, notice }: FaqFieldsProps) {
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
