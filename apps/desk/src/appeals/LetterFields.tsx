import { letterAtMost } from '@ecenter/contract/appeals/desk/appeals-at-desk.ts'
import { Button } from '../kit/Button.tsx'
import { Callout } from '../kit/Callout.tsx'
import type { ValueField } from '../kit/FieldFrame.tsx'
import { SelectField } from '../kit/SelectField.tsx'
import { TextareaField } from '../kit/TextareaField.tsx'
import type { LetterTemplate, useLetterTemplate } from './use-letter-template.ts'

interface LetterFieldsProps {
  readonly letter: Omit<ValueField<string>, 'label'>
  readonly templates: readonly LetterTemplate[]
  readonly beginning: ReturnType<typeof useLetterTemplate>
}

/** Where a letter is written, and the template that it begins from. */
export function LetterFields({ letter, templates, beginning }: LetterFieldsProps) {
  return (
    <>
      <SelectField
        label="从模板开始"
        name="template"
        choices={[
          { value: '', label: '不用模板' },
          ...templates.map(({ name }) => ({ value: name, label: name })),
        ]}
        value={beginning.template}
        onChange={beginning.choose}
      />
      {beginning.hasReplaced && (
        <Callout
          actions={
            <Button isSmall onClick={beginning.goBack}>
              换回我写的
            </Button>
          }
        >
          您刚才写的内容换成了模板。
        </Callout>
      )}
      <TextareaField
        label="答复内容"
        hint={`【请填写……】的地方都要填好。最多 ${letterAtMost} 个字。`}
        rows={14}
        data-autofocus
        {...letter}
      />
    </>
  )
}
