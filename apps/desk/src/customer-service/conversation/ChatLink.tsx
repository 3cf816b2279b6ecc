import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { hrefOf } from '../../shell/location.ts'
import { chatsPath } from '../chat-paths.ts'

/** The way from a row to the conversation itself. */
export function ChatLink({ chatId, label }: { readonly chatId: string; readonly label: string }) {
  return (
    <ButtonLink
      isSmall
      variant="text"
      aria-label={label}
      href={hrefOf(chatsPath, { conversation: chatId })}
    >
      查看
    </ButtonLink>
  )
}
