import { outletServices } from '@ecenter/contract/constants/outlet-service-items.ts'
import { outletKinds } from '@ecenter/contract/constants/outlet-types.ts'
import type { saveOutlet } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { ReactNode } from 'react'
import type { useDeskForm } from '../client/use-desk-form.ts'
import { Button, ButtonLink } from '../kit/buttons/Button.tsx'
import { Checkbox, CheckboxGroup } from '../kit/fields/CheckboxGroup.tsx'
import { FieldRow, Form } from '../kit/fields/Form.tsx'
import { NumberField } from '../kit/fields/NumberField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { AreaField } from '../places/AreaField.tsx'
import { SaveContent } from '../shell/content/SaveContent.tsx'
import type { ContentSaving } from '../shell/content/use-content-form.ts'
import { hrefOf } from '../shell/location.ts'
import { HoursField } from './HoursField.tsx'

interface OutletFieldsProps {
  readonly form: ReturnType<typeof useDeskForm<typeof saveOutlet>>
  readonly saving: ContentSaving
  /** Above the fields. */
  readonly notice: ReactNode
}

const kinds = outletKinds.map(({ code, text }) => ({ value: code, label: text }))
const services = outletServices.map(({ code, text }) => ({ value: code, label: text }))

/** All that customers see of an outlet. */
export function OutletFields({ form, saving, notice }: OutletFieldsProps) {
  const { latitude, longitude } = form.values
  return (
    <Form
      {...form.props}
      actions={
        <>
          <SaveContent {...{ saving }} isSending={form.isSending} />
          <Button onClick={form.reset}>撤销修改</Button>
          <ButtonLink variant="text" href={hrefOf('/outlets')}>
            回到列表
          </ButtonLink>
        </>
      }
    >
      {notice}
      <TextField label="网点名称" {...form.field('name')} />
      <AreaField label="所在地区" none="请选择省" {...form.field('areaCode')} />
      <TextField label="地址" hint="不用写省和市。" {...form.field('address')} />
      <TextField label="电话" inputMode="tel" {...form.field('phone')} />
      <CheckboxGroup label="网点类型" choices={kinds} {...form.field('types')} />
      <CheckboxGroup label="服务项目" choices={services} {...form.field('services')} />
      <FieldRow>
        <NumberField label="纬度" hint="高德、腾讯地图上的坐标。" {...form.field('latitude')} />
        <NumberField label="经度" {...form.field('longitude')} />
      </FieldRow>
      {latitude !== undefined && longitude !== undefined && (
        <p>
          <a
            href={`https://uri.amap.com/marker?position=${longitude},${latitude}`}
            target="_blank"
            rel="noreferrer"
          >
            在高德地图上核对位置
          </a>
        </p>
      )}
      <HoursField {...form.field('hours')} />
      <Checkbox label="显示给客户" {...form.field('isShown')} />
    </Form>
  )
}
