import { useIsHere } from '@ecenter/client/use-is-here.ts'
import { createLink, linkDaysAtMost } from '@ecenter/contract/links/desk/links-at-desk.ts'
import { refundPurposeNames } from '@ecenter/contract/links/link.ts'
import { useDeskForm } from '../client/use-desk-form.ts'
import { choicesOf } from '../kit/fields/choice.ts'
import { FieldRow } from '../kit/fields/Form.tsx'
import { NumberField } from '../kit/fields/NumberField.tsx'
import { SelectField } from '../kit/fields/SelectField.tsx'
import { TextField } from '../kit/fields/TextField.tsx'
import { YuanField } from '../kit/fields/YuanField.tsx'
import { FormDialog } from '../kit/overlays/FormDialog.tsx'
import { showToast } from '../kit/overlays/toast-store.ts'
import { go } from '../shell/location.ts'
import { linkPath } from './link-paths.ts'

/** How long a link lasts unless something else is typed. */
const usualDays = 3

/** Whom a link goes to and what for; its code is in the SMS alone. */
export function SendLinkDialog({ onClose }: { readonly onClose: () => void }) {
  const isHere = useIsHere()
  const form = useDeskForm(createLink, {
    initial: {
      purpose: 'flight-delay',
      insuredName: '',
      mobile: '',
      policyNo: '',
      amount: undefined,
      flightnumber: '',
      flightdate: '',
      days: usualDays,
    },
    optional: ['amount', 'flightnumber', 'flightdate'],
    draft: 'links/send',
    onAnswer({ linkId }) {
      showToast('链接已建好，短信正在发给客户。')
      // Who has cancelled or gone elsewhere meanwhile stays where they are.
      if (isHere()) go(linkPath, { id: linkId })
      onClose()
    },
  })
  return (
    <FormDialog title="发送收款链接" isWide action="发短信给客户" form={form} onClose={onClose}>
      <FieldRow>
        <SelectField
          label="款项"
          choices={choicesOf(refundPurposeNames)}
          data-autofocus
          {...form.field('purpose')}
        />
        <YuanField label="金额（元）" hint="还不知道的，可以不填。" {...form.field('amount')} />
      </FieldRow>
      <FieldRow>
        <TextField
          label="被保险人姓名"
          hint="收款人要是被保险人本人。"
          {...form.field('insuredName')}
        />
        <TextField
          label="客户手机号"
          hint="短信发到这个号码，客户凭它登记。"
          inputMode="tel"
          {...form.field('mobile')}
        />
      </FieldRow>
      <FieldRow>
        <TextField label="保单号" {...form.field('policyNo')} />
        <NumberField
          label="有效天数"
          hint={`1 至 ${linkDaysAtMost} 天，过期后要重新发送。`}
          {...form.field('days')}
        />
      </FieldRow>
      {form.values.purpose === 'flight-delay' && (
        <FieldRow>
          <TextField
            label="航班号"
            hint="选填，客户登记时可以改。"
            placeholder="例如 CA1234"
            {...form.field('flightnumber')}
          />
          <TextField label="航班日期" hint="选填。" type="date" {...form.field('flightdate')} />
        </FieldRow>
      )}
    </FormDialog>
  )
}
