import { type ClaimNudge, nudgeClaim } from '@ecenter/contract/claims/claim-nudge.ts'
import { useState } from 'react'
import { tellFailure } from '../client/failures/failure-dialog.ts'
import { renewProof } from '../client/renewal/renewal.ts'
import { useAction } from '../client/use-action.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { Card } from '../kit/layout/Card.tsx'
import styles from './NudgeCard.module.css'
import { nudgeMoments, nudgeWords } from './nudge-words.ts'

interface NudgeCardProps {
  /** Of the claim. */
  readonly handle: string
  readonly nudge: ClaimNudge
}

/** 催一下, and by when somebody answers; never more than was promised. */
export function NudgeCard({ handle, nudge: read }: NudgeCardProps) {
  /** What the service answered last, until the page is asked anew and knows it too. */
  const [asked, setAsked] = useState<ClaimNudge>()
  const [isSending, setIsSending] = useState(false)
  const act = useAction(nudgeClaim)
  const nudge = asked !== undefined && lastAskedAt(asked) !== lastAskedAt(read) ? asked : read

  async function handlePress() {
    setIsSending(true)
    const result = await act({ handle })
    setIsSending(false)
    if (result.kind === 'answered') return setAsked(result.value)
    if (renewProof(nudgeClaim, { handle }, result, () => void handlePress())) return
    tellFailure({ call: nudgeClaim, failed: result })
  }

  return (
    <Card label="催办">
      <div className={styles.nudge}>
        <p role="status">
          {nudgeWords(nudge)
            .split(nudgeMoments)
            .map((words, at) =>
              at % 2 === 0 ? (
                words
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may read alike, and keep their places.
                <span key={at} className={styles.moment}>
                  {words}
                </span>
              ),
            )}
        </p>
        {nudge.canAsk && (
          <Button variant="soft" isCompact isBusy={isSending} onClick={() => void handlePress()}>
            催一下
          </Button>
        )}
      </div>
    </Card>
  )
}

function lastAskedAt({ last }: ClaimNudge): string | undefined {
  return last?.askedAgainAt ?? last?.askedAt
}
