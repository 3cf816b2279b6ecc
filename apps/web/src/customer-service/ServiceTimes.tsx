import type { ServiceHours } from '@ecenter/contract/customer-service/conversation.ts'
import { readSalesHours } from '@ecenter/contract/customer-service/read-sales-hours.ts'
import { readServiceHours } from '@ecenter/contract/customer-service/service-calls.ts'
import { useCall } from '../client/use-call.ts'
import styles from './ChatFrame.module.css'

/** When people answer here, and when those who sell do; each as soon as it is known. */
export function ServiceTimes() {
  const { value: service } = useCall(readServiceHours, {}, { isMoving: true })
  const { value: sales } = useCall(readSalesHours, {}, { isMoving: true })
  if (service === undefined && sales === undefined) return null
  return (
    <p className={styles.times}>
      {service && <span>人工客服 {timesOf(service)}</span>}
      {sales && <span>投保顾问 {timesOf(sales)}</span>}
    </p>
  )
}

function timesOf({ hours, isOpen, opensAt }: ServiceHours): string {
  return isOpen || opensAt === undefined ? hours : `${hours}，${opensAt} 开始`
}
