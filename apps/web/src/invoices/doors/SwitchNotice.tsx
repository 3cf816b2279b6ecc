import { queryInvoiceSwitch } from '@ecenter/contract/invoices/invoice-calls.ts'
import { useCall } from '../../client/use-call.ts'
import { NoticeBar } from '../../kit/NoticeBar.tsx'
import { useBasicInfo } from '../../state/basic-info.ts'

/** A branch that issues paper alone says so before anything is typed; a policy may be of another. */
export function SwitchNotice() {
  const cityCode = useBasicInfo((basic) => basic.cityCode)
  const { value } = useCall(queryInvoiceSwitch, { cityCode })
  if (value?.isOn !== false) return null
  return (
    <div role="status">
      <NoticeBar tone="warning">{value.reason}</NoticeBar>
    </div>
  )
}
