import { httpText } from '@ecenter/client/http-text.ts'
import { rateConversation } from '@ecenter/contract/customer-service/service-calls.ts'
import { useState } from 'react'
import { useAction } from '../../client/use-action.ts'
import { SubmitButton } from '../../kit/buttons/SubmitButton.tsx'
import { Rating } from '../../kit/choices/Rating.tsx'
import { Fields } from '../../kit/fields/Fields.tsx'
import { TextareaField } from '../../kit/fields/TextareaField.tsx'
import { NoticeBar } from '../../kit/layout/NoticeBar.tsx'
import { changeTalk, useTalk } from '../talking/use-talk.ts'

const wordsAtMost = 200

/** Stars, and words for who has some; once. */
export function RatingForm({ onDone }: { readonly onDone?: () => void }) {
  const { signid, state } = useTalk()
  const rate = useAction(rateConversation)
  const [score, setScore] = useState<number>()
  const [content, setContent] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [trouble, setTrouble] = useState<string>()

  async function submit() {
    if (isSending) return
    if (score === undefined) return setTrouble('请先点星星评分')
    setTrouble(undefined)
    setIsSending(true)
    const result = await rate({
      signid,
      score,
      ...(state?.agentid !== undefined && { agentid: state.agentid }),
      ...(content.trim() !== '' && { content }),
    })
    setIsSending(false)
    if (result.kind !== 'answered') {
      return setTrouble(result.kind === 'rejected' ? result.message : httpText(result.status))
    }
    changeTalk(signid, (talk) => ({ ...talk, state: result.value.state }))
    onDone?.()
  }

  return (
    <form
      aria-label="评价服务"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Fields>
        <Rating label="满意度" value={score} onChange={setScore} />
        <TextareaField
          label="想说的话（可以不填）"
          rows={2}
          value={content}
          onChange={setContent}
          maxLength={wordsAtMost}
        />
        <div>
          <div role="alert">
            {trouble !== undefined && <NoticeBar tone="warning">{trouble}</NoticeBar>}
          </div>
          <SubmitButton isSending={isSending}>提交评价</SubmitButton>
        </div>
      </Fields>
    </form>
  )
}
