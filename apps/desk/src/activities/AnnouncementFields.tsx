import {
  announcementKindNames,
  type saveAnnouncement,
  sendPicture,
  targetScreens,
} from '@ecenter/contract/activities/desk/announcements-at-desk.ts'
import { channelNames } from '@ecenter/contract/constants/channel-names.ts'
import { Plus, X } from 'lucide'
import { type ReactNode, useState } from 'react'
import type { useDeskForm } from '../client/use-desk-form.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Checkbox, CheckboxGroup } from '../kit/fields/CheckboxGroup.tsx'
import { choicesOf } from '../kit/fields/choice.ts'
import type { ValueField } from '../kit/fields/FieldFrame.tsx'
import { FieldRow, Form } from '../kit/fields/Form.tsx'
import { NumberField } from '../kit/fields/NumberField.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { AreaField } from '../places/AreaField.tsx'
import { areaText } from '../places/area-levels.ts'
import { useAreas } from '../places/use-areas.ts'
import { SaveContent } from '../shell/content/SaveContent.tsx'
import type { ContentSaving } from '../shell/content/use-content-form.ts'
import { hrefOf } from '../shell/location.ts'
import styles from './Activities.module.css'
import { PictureField } from './PictureField.tsx'

interface AnnouncementFieldsProps {
  readonly form: ReturnType<typeof useDeskForm<typeof saveAnnouncement>>
  readonly saving: ContentSaving
  /** Above the fields. */
  readonly notice: ReactNode
}

/** What it says, where it leads, where and when it is shown. */
export function AnnouncementFields({ form, saving, notice }: AnnouncementFieldsProps) {
  const { kind } = form.values
  const picture = useSubmit(sendPicture)
  return (
    <Form
      {...form.props}
      actions={
        <>
          <SaveContent
            {...{ saving }}
            isSending={form.isSending}
            waitsFor={picture.isSending ? '图片传完再保存' : undefined}
          />
          <Button onClick={form.reset}>撤销修改</Button>
          <ButtonLink variant="text" href={hrefOf('/announcements', { kind })}>
            回到列表
          </ButtonLink>
        </>
      }
    >
      {notice}
      <SelectField
        label="位置"
        choices={choicesOf(announcementKindNames)}
        {...form.field('kind')}
      />
      <TextField label="标题" {...form.field('title')} />
      <TextField label="说明" hint="标题下面的一行字。" {...form.field('text')} />
      <TargetField {...form.field('to')} />
      {kind === 'carousel' && <PictureField picture={picture} {...form.field('pictureId')} />}
      {kind === 'group' && <NumberField label="已参加人数" {...form.field('joinedCount')} />}
      <FieldRow>
        <TextField label="开始日期" type="date" {...form.field('from')} />
        <TextField label="结束日期" type="date" {...form.field('until')} />
      </FieldRow>
      <AreasField {...form.field('areaCodes')} />
      <CheckboxGroup
        label="渠道"
        hint="都不选就是所有渠道。"
        choices={choicesOf(channelNames)}
        {...form.field('channels')}
      />
      <NumberField label="次序" hint="小的排在前面。" {...form.field('seq')} />
      <Checkbox label="展示给客户" {...form.field('isShown')} />
    </Form>
  )
}

/** Any number of areas; none stands for the whole country. */
function AreasField(props: Omit<ValueField<string[]>, 'label'>) {
  const { name, value: codes = [], onChange, error } = props
  const areas = useAreas()
  const [chosen, setChosen] = useState('')

  function handleAdd() {
    onChange([...codes.filter((code) => code !== chosen), chosen])
    setChosen('')
  }

  return (
    <fieldset className={styles.areas}>
      <legend>展示地区</legend>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <Button
              isSmall
              icon={X}
              aria-label={`去掉 ${areaText(areas, code)}`}
              onClick={() => onChange(codes.filter((each) => each !== code))}
            >
              {areaText(areas, code)}
            </Button>
          </li>
        ))}
      </ul>
      <AreaField
        {...{ name, error }}
        label="添加地区"
        none="请选择"
        hint="一个都不加就是全国。"
        value={chosen}
        onChange={setChosen}
      />
      <Button isSmall icon={Plus} disabled={chosen === ''} onClick={handleAdd}>
        加上这个地区
      </Button>
    </fieldset>
  )
}

const nowhere = ''
const elsewhere = 'https://'
const choices = [
  { value: nowhere, label: '不链接' },
  ...targetScreens.map(({ title, path }) => ({ value: path, label: title })),
  { value: elsewhere, label: '其他网址' },
]

/** Where it leads: nowhere, to a screen of the site, or to an address outside it. */
function TargetField({
  name,
  value = nowhere,
  onChange,
  error,
}: Omit<ValueField<string>, 'label'>) {
  const isScreen = choices.some((choice) => choice.value === value)
  const [isOutside, setIsOutside] = useState(!isScreen)
  const chosen = isOutside || !isScreen ? elsewhere : value

  function handleChoice(choice: string) {
    setIsOutside(choice === elsewhere)
    onChange(choice)
  }

  if (chosen !== elsewhere) {
    return (
      <SelectField
        label="链接"
        choices={choices}
        value={chosen}
        onChange={handleChoice}
        {...{ name, error }}
      />
    )
  }
  return (
    <>
      <SelectField
        name={`${name}-kind`}
        label="链接"
        choices={choices}
        value={chosen}
        onChange={handleChoice}
      />
      <TextField
        label="网址"
        type="url"
        hint="https:// 开头。"
        {...{ name, value, onChange, error }}
      />
    </>
  )
}
