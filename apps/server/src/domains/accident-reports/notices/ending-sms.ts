import type { SmsMessage } from '../../../platform/sms/sms-gateway.ts'
import { smsText } from '../../../platform/sms/sms-text.ts'
import type { Services } from '../../services.ts'
import type { AccidentReport } from '../store/accident-report.repository.ts'

type Settings = Pick<Services, 'settings'>

/** What the reporter is told by SMS once their report is closed; `told` is undefined where staff write why, for the page alone. */
export function closingSms(
  services: Settings,
  report: AccidentReport,
  told: string | undefined,
): SmsMessage | undefined {
  return smsOf(
    services,
    report,
    told === undefined ? '已结束，原因请打开报案页查看' : `已结束：${told}`,
  )
}

/** The same once it is open again. */
export function reopeningSms(services: Settings, report: AccidentReport): SmsMessage | undefined {
  return smsOf(services, report, '已重新处理，我们会尽快联系您')
}

/** As staff read it before it is sent. */
export function textOf(
  { settings }: Settings,
  message: SmsMessage | undefined,
): string | undefined {
  return message && smsText(settings.brand.name, message)
}

/** None where nobody left a phone. */
function smsOf(
  { settings }: Settings,
  { mobile, receiptNo }: AccidentReport,
  what: string,
): SmsMessage | undefined {
  if (mobile === undefined) return undefined
  const { hotline } = settings.brand
  return { phone: mobile, template: 'accident-ending', values: { receiptNo, what, hotline } }
}
