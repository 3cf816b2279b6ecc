import type { ChatLabel } from '@ecenter/contract/customer-service/desk/chat-labels.ts'
import { tagChat } from '@ecenter/contract/customer-service/desk/wrap-up.ts'
import { Badge } from '@ecenter/ui/Badge.tsx'
import { Tag } from 'lucide'
import { useState } from 'react'
import { useDeskForm } from '../../client/use-desk-form.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { CheckboxGroup } from '../../kit/fields/CheckboxGroup.tsx'
import { FormDialog } from '../../kit/overlays/FormDialog.tsx'
import { choicesOfKind, useChatLabels } from '../canned/use-chat-labels.ts'
import type { OpenChat } from '../chat-desk.ts'

interface ChatTagsProps {
  readonly chatId: string
  readonly state: OpenChat['state']
}

/** What colleagues find a conversation by, and the way to change it for who has or had it. */
export function ChatTags({ chatId, state: { tags, isMine, status } }: ChatTagsProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {tags.map(({ labelId, name }) => (
        <Badge key={labelId}>{name}</Badge>
      ))}
      {(isMine || status === 'ended') && (
        <Button isSmall variant="text" icon={Tag} onClick={() => setIsOpen(true)}>
          标签
        </Button>
      )}
      {isOpen && <TagsDialog {...{ chatId, tags }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

interface TagsDialogProps {
  readonly chatId: string
  readonly tags: readonly ChatLabel[]
  readonly onClose: () => void
}

function TagsDialog({ chatId, tags, onClose }: TagsDialogProps) {
  const labels = useChatLabels()
  const form = useDeskForm(tagChat, {
    initial: { labelIds: tags.map(({ labelId }) => labelId) },
    fixed: { chatId },
    onAnswer: onClose,
  })
  // One that was retired can still be taken away.
  const choices = [
    ...choicesOfKind(labels, 'tag'),
    ...tags
      .filter(({ isRetired }) => isRetired)
      .map(({ labelId, name }) => ({ value: labelId, label: `${name}（已停用）` })),
  ]
  return (
    <FormDialog title="会话标签" action="保存" form={form} onClose={onClose}>
      <CheckboxGroup
        label="标签"
        hint={choices.length === 0 ? '还没有标签，由主管在“会话记录”里添加。' : '客户看不到。'}
        choices={choices}
        {...form.field('labelIds')}
      />
    </FormDialog>
  )
}
