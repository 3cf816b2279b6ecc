import { Icon } from '@ecenter/ui/Icon.tsx'
import { Phone } from 'lucide'
import type { ReactNode } from 'react'
import { ButtonLink } from '../buttons/Button.tsx'
import { Card } from './Card.tsx'
import styles from './ContactCard.module.css'

interface ContactCardProps {
  /** What the person does: 查勘员. */
  readonly job: string
  readonly name: string
  readonly phone: string
  /** When they can be reached, or when they call themselves. */
  readonly note: ReactNode
}

/** A person who looks after the matter, one tap away. */
export function ContactCard({ job, name, phone, note }: ContactCardProps) {
  return (
    <Card label={job}>
      <div className={styles.contact}>
        <p className={styles.text}>
          <b>
            {job} {name}
          </b>
          <span>{note}</span>
        </p>
        <ButtonLink variant="secondary" isCompact href={`tel:${phone}`}>
          <Icon of={Phone} size="s" />
          拨打电话
        </ButtonLink>
      </div>
    </Card>
  )
}
