import type { ResponseOf } from '@ecenter/contract/call.ts'
import {
  outletServiceCodes,
  outletServiceItems,
} from '@ecenter/contract/constants/outlet-service-items.ts'
import type { screen } from '@ecenter/contract/outlets/outlet.ts'
import { useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Checklist } from '../../kit/choices/Checklist.tsx'
import { Sheet } from '../../kit/overlays/Sheet.tsx'
import { useOutletQuery } from '../../state/outlet-query.ts'
import styles from './ServiceSheet.module.css'
import { servicesChecked } from './services-checked.ts'
import { withCount } from './with-count.ts'

interface ServiceSheetProps {
  /** With how many outlets each leaves; the choices work without. */
  readonly services: ResponseOf<typeof screen>['services'] | undefined
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What an outlet has to offer, any of these; all are checked at first. */
export function ServiceSheet({ services, isOpen, onClose }: ServiceSheetProps) {
  return (
    <Sheet title="服务项目" isOpen={isOpen} onClose={onClose}>
      <Services services={services} onDone={onClose} />
    </Sheet>
  )
}

interface ServicesProps extends Pick<ServiceSheetProps, 'services'> {
  readonly onDone: () => void
}

function Services({ services, onDone }: ServicesProps) {
  const { serviceitems } = useOutletQuery()
  const [checked, setChecked] = useState(() =>
    outletServiceCodes.filter((code) => serviceitems.includes(code)),
  )
  const isNone = checked.length === 0
  return (
    <>
      <Checklist
        label="要办什么事"
        hint="选几项，会列出能办其中任意一项的网点。"
        error={isNone ? '请至少选一项。' : undefined}
        choices={outletServiceItems.map(({ code, text }) => ({
          value: code,
          label: withCount(text, services?.find(({ serviceitem }) => serviceitem === code)?.count),
        }))}
        value={checked}
        onChange={(pressed) => setChecked([...servicesChecked(checked, pressed)])}
      />
      <div className={styles.done}>
        <Button
          isBlock
          disabled={isNone}
          onClick={() => {
            useOutletQuery.setState({ serviceitems: checked })
            onDone()
          }}
        >
          确定
        </Button>
      </div>
    </>
  )
}
