import {
  type CustomerThing,
  thingKindNames,
} from '@ecenter/contract/customers/desk/customer-thing.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskSession } from '../../client/desk-session.ts'
import { hrefOfListed } from '../../shell/thing-paths.ts'
import styles from './ChatCustomer.module.css'

/** Things of a customer where there is no room for a table. */
export function ThingLines({ things }: { readonly things: readonly CustomerThing[] }) {
  const roles = useDeskSession(({ session }) => session.me?.roles) ?? []
  return (
    <ul className={styles.lines}>
      {things.map((thing) => {
        const { kind, thingId, title, number, status, note, dueAt, isLate } = thing
        const words = `${thingKindNames[kind]}：${title}`
        const href = hrefOfListed(thing, roles)
        return (
          <li key={`${kind}/${thingId}`}>
            {href === undefined ? <b>{words}</b> : <a href={href}>{words}</a>}{' '}
            <Badge tone={isLate ? 'danger' : 'info'}>{isLate ? `${status}，已超时` : status}</Badge>
            {note !== undefined && <p className={styles.hint}>{note}</p>}
            <p className={styles.hint}>
              <span className="num">{number}</span>
              {dueAt !== undefined && <span className="num">{` ${dueAt} 前`}</span>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
