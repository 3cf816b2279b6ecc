import { listDocumentRequests } from '@ecenter/contract/customers/desk/document-request.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import styles from '../beside/ChatCustomer.module.css'
import { refreshMs } from './refresh-ms.ts'
import { requestStanding } from './request-words.ts'

/** What was asked for in this conversation, and whether it has come. */
export function RequestLines({ chatId }: { readonly chatId: string }) {
  const { value, failed } = useDeskQuery(listDocumentRequests, {}, { everyMs: refreshMs })
  const own = value?.requests.filter((request) => request.chatId === chatId) ?? []
  if (value === undefined && failed !== undefined) {
    return <p className={styles.hint}>请客户交的材料暂时没有取到。</p>
  }
  if (own.length === 0) return null
  const arrived = own.filter(({ arrivedAt }) => arrivedAt !== undefined).length
  return (
    <section aria-label="请客户交的材料">
      <h3>{`请客户交的材料（${arrived}/${own.length} 已交来）`}</h3>
      <ul className={styles.lines}>
        {own.map(({ requestId, documentName, words, arrivedAt, askedAt, isOver }) => {
          const { tone, word } = requestStanding({ arrivedAt, isOver })
          return (
            <li key={requestId}>
              <b>{words ?? documentName}</b> <Badge tone={tone}>{word}</Badge>
              <p className={styles.hint}>
                <span className="num">{arrivedAt ?? askedAt}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
