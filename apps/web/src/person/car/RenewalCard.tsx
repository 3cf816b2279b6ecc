import { newRequestId } from '@ecenter/client/request-id.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { minuteText } from '@ecenter/ui/minute-text.ts'
import { CalendarPlus } from 'lucide'
import { canSaveFiles } from '../../documents/handing-out/can-save-files.ts'
import { saveFile } from '../../documents/handing-out/save-file.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card } from '../../kit/layout/Card.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { brand } from '../../shell/brand.ts'
import { calendarFile } from '../calendar-file.ts'
import type { Car } from './car.ts'
import styles from './RenewalCard.module.css'
import { renewalWords } from './renewal-words.ts'

const remindDays = 30

/** From when the car can be insured anew; the wish is left as a lead, the day goes into the phone's calendar. */
export function RenewalCard({ car }: { readonly car: Car }) {
  const words = renewalWords(
    car,
    minuteText(new Date().toISOString()).slice(0, '2026-11-20'.length),
  )
  if (words === undefined) return null
  const { endDate } = car
  return (
    <Card title={words.title} sub={words.text}>
      <div className={styles.ways}>
        {words.canRenew && (
          <ButtonLink href="#/car-purchase" variant="secondary" isCompact>
            {car.status === 'in-force' ? '我要续保' : '重新投保'}
          </ButtonLink>
        )}
        {endDate !== undefined && canSaveFiles() && (
          <Button variant="text" isCompact onClick={() => saveDay(car.plate, endDate)}>
            <Icon of={CalendarPlus} size="s" />
            到期日加到日历
          </Button>
        )}
      </div>
    </Card>
  )
}

function saveDay(plate: string | undefined, day: string): void {
  const title = `${plate ?? '车'}的保险到期`
  const text = `保到这天为止。续保可以在${brand.name}自助服务里办理，或拨打 ${brand.hotline}。`
  const uid = newRequestId()
  const file = calendarFile({ uid, madeAt: new Date(), day, title, text, remindDays })
  const bytes = new TextEncoder().encode(file)
  saveFile({ bytes, fileName: '车险到期.ics' }, 'text/calendar')
  showToast('已保存日历文件，打开它就会加到日历，到期前 30 天提醒您')
}
