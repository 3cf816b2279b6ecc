import { readScreenCards, type ScreenCard } from '@ecenter/contract/customers/desk/screen-cards.ts'
import { type FormEvent, useId, useState } from 'react'
import { useDeskQuery } from '../../../client/use-desk-query.ts'
import { Button } from '../../../kit/buttons/Button.tsx'
import { Form } from '../../../kit/fields/Form.tsx'
import { Dialog } from '../../../kit/overlays/Dialog.tsx'
import { Loaded } from '../../../shell/Loaded.tsx'
import { sayInChat } from '../../chat-desk-store.ts'
import styles from './Sending.module.css'

interface SendCardDialogProps {
  readonly chatId: string
  readonly onClose: () => void
}

/** Where the customer can be led: what has been proven to be theirs in front, then the screens for everybody. */
export function SendCardDialog({ chatId, onClose }: SendCardDialogProps) {
  const query = useDeskQuery(readScreenCards, { chatId })
  return (
    <Dialog title="发卡片给客户" isWide onClose={onClose}>
      <Loaded query={query} lines={6}>
        {({ cards, isProven }) => <CardForm {...{ chatId, cards, isProven, onClose }} />}
      </Loaded>
    </Dialog>
  )
}

interface CardFormProps extends SendCardDialogProps {
  readonly cards: readonly ScreenCard[]
  readonly isProven: boolean
}

function CardForm({ chatId, cards, isProven, onClose }: CardFormProps) {
  const id = useId()
  const [chosen, setChosen] = useState<ScreenCard>()
  const [error, setError] = useState<string>()
  const own = cards.filter(({ thingId }) => thingId !== undefined)
  const ofSite = cards.filter(({ thingId }) => thingId === undefined)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (chosen === undefined) return setError('请选择卡片')
    const { screen, thingId, title } = chosen
    void sayInChat(chatId, title, { screen, ...(thingId && { thingId }) })
    onClose()
  }

  return (
    <Form
      onSubmit={handleSubmit}
      notice={chosen === undefined ? error : undefined}
      actions={
        <>
          <Button type="submit" variant="primary">
            发送
          </Button>
          <Button onClick={onClose}>取消</Button>
        </>
      }
    >
      {!isProven && (
        <p className={styles.hint}>
          客户还没有在这个会话里验证身份。验证后，这里会有客户自己的理赔和保单。
        </p>
      )}
      {own.length > 0 && (
        <Options title="客户自己的" name={id} cards={own} chosen={chosen} onChoose={setChosen} />
      )}
      <Options title="网站页面" name={id} cards={ofSite} chosen={chosen} onChoose={setChosen} />
    </Form>
  )
}

interface OptionsProps {
  readonly title: string
  readonly name: string
  readonly cards: readonly ScreenCard[]
  readonly chosen: ScreenCard | undefined
  readonly onChoose: (card: ScreenCard) => void
}

/** One choice over both lists: the arrow keys go through all of them. */
function Options({ title, name, cards, chosen, onChoose }: OptionsProps) {
  return (
    <fieldset className={styles.options}>
      <legend>{title}</legend>
      {cards.map((card) => (
        <label key={keyOf(card)} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={chosen !== undefined && keyOf(chosen) === keyOf(card)}
            onChange={() => onChoose(card)}
          />
          <span>
            <b>{card.title}</b>
            {card.about !== undefined && <span className={styles.about}>{card.about}</span>}
            <span className={styles.words}>{card.words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function keyOf({ screen, thingId }: ScreenCard): string {
  return `${screen} ${thingId}`
}
