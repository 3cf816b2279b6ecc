import { siteScreenList } from '@ecenter/contract/constants/site-screens.ts'
import { noteAtMost, noteChat } from '@ecenter/contract/customer-service/desk/chat-at-desk.ts'
import { chatOutcomeNames } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { ChatCustomer } from '../../customers/beside/ChatCustomer.tsx'
import { Button } from '../../kit/buttons/Button.tsx'
import { Form } from '../../kit/fields/Form.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { Facts } from '../../kit/layout/Facts.tsx'
import { CustomerLink } from '../../shell/CustomerLink.tsx'
import type { OpenChat } from '../chat-desk.ts'
import { useChatDesk } from '../chat-desk-store.ts'
import styles from './ChatAside.module.css'

/** What is known of the customer, and what colleagues noted. */
export function ChatAside({ chatId }: { readonly chatId: string }) {
  const chat = useChatDesk((desk) => desk.chats[chatId])
  if (chat === undefined) return null
  return (
    <div className={styles.aside}>
      {chat.state.isMine && <ChatCustomer chatId={chatId} proof={chat.state.proof} />}
      <section>
        <h3>会话资料</h3>
        <Facts facts={factsOf(chat)} />
        {chat.facts.maskedMobile !== undefined && <CustomerLink kind="conversation" id={chatId} />}
      </section>
      <section>
        <h3>内部备注</h3>
        <p className={styles.hint}>只有同事能看到，客户看不到。</p>
        {chat.notes.length > 0 && (
          <ul className={styles.notes}>
            {chat.notes.map(({ noteId, at, byName, text }) => (
              <li key={noteId}>
                <p className={styles.hint}>
                  {byName} <span className="num">{at}</span>{' '}
                  {chat.newNotes.includes(noteId) && <Badge tone="danger">新</Badge>}
                </p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ul>
        )}
        {!chat.state.isReadOnly && <NoteForm chatId={chatId} />}
      </section>
    </div>
  )
}

function NoteForm({ chatId }: { readonly chatId: string }) {
  const form = useDeskForm(noteChat, {
    initial: { text: '' },
    fixed: { chatId },
    draft: `chat-note/${chatId}`,
    onAnswer: () => undefined,
  })
  return (
    <Form
      {...form.props}
      actions={
        <Button type="submit" isSmall isBusy={form.isSending}>
          添加备注
        </Button>
      }
    >
      <TextareaField label="备注" rows={2} maxLength={noteAtMost} {...form.field('text')} />
    </Form>
  )
}

function factsOf({ facts, state }: OpenChat) {
  const { username, subsource, entryId, maskedMobile, openedAt } = facts
  const known = [
    { name: '称呼', value: username },
    { name: '从哪里来', value: subsource && screenOf(subsource) },
    { name: '入口', value: entryId },
    { name: '验证过的手机', value: maskedMobile },
    { name: '开始时间', value: openedAt },
    { name: '评价', value: state.score && `${state.score} 星` },
    { name: '评语', value: state.rating },
    { name: '咨询原因', value: state.cause },
    { name: '处理结果', value: state.outcome && chatOutcomeNames[state.outcome] },
  ]
  return known.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]))
}

/** The page of the site that led here, by its name where it has one. */
function screenOf(subsource: string): string {
  return siteScreenList.find(({ href }) => href === `#/${subsource}`)?.title ?? `/${subsource}`
}
