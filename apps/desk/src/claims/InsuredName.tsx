import { revealInsured } from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { Eye } from 'lucide'
import { useDeskSession } from '../client/desk-session.ts'
import { useSubmit } from '../client/use-submit.ts'
import { Button } from '../kit/buttons/Button.tsx'
import { FailureNotice } from '../shell/FailureNotice.tsx'
import { useShortcut } from '../shell/frame/shortcuts.ts'
import { shownSeconds, useShownBriefly } from '../shell/use-shown-briefly.ts'
import styles from './InsuredName.module.css'

interface InsuredNameProps {
  readonly claimId: string
  readonly maskedName: string
}

/** Whose claim it is: masked, and for some seconds as it stands on a document, for whoever compares the two. */
export function InsuredName({ claimId, maskedName }: InsuredNameProps) {
  const roles = useDeskSession(({ session }) => session.me?.roles) ?? []
  return isAllowed(revealInsured.access, roles) ? (
    <Revealable {...{ claimId, maskedName }} />
  ) : (
    maskedName
  )
}

function Revealable({ claimId, maskedName }: InsuredNameProps) {
  const [shown, setShown] = useShownBriefly<{ readonly name: string; readonly idTail: string }>()
  const { submit, isSending, failed } = useSubmit(revealInsured)

  async function handleReveal() {
    if (isSending || shown !== undefined) return
    setShown(await submit({ claimId }))
  }

  useShortcut({ keys: ['e'], label: '显示被保险人姓名（留痕）' }, () => void handleReveal())

  return (
    <div className={styles.insured}>
      <span role="status" className={shown && styles.shown}>
        {shown === undefined ? maskedName : `${shown.name}，证件号后四位 ${shown.idTail}`}
      </span>
      {shown === undefined ? (
        <Button
          isSmall
          icon={Eye}
          letter="e"
          isBusy={isSending}
          onClick={() => void handleReveal()}
        >
          显示姓名（留痕）
        </Button>
      ) : (
        <small>{`只显示 ${shownSeconds} 秒，客户能看到这次查看。`}</small>
      )}
      <FailureNotice failed={failed} />
    </div>
  )
}
