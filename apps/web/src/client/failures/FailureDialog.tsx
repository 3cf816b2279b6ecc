import { useEffect } from 'react'
import { Dialog } from '../../kit/overlays/Dialog.tsx'
import { goBack, goTo } from '../../kit/overlays/leave-page.ts'
import { reloadPage } from '../reload-page.ts'
import { closeFailureDialog, type ShownFailure } from './failure-dialog.ts'
import { failureReaction } from './failure-reaction.ts'

interface FailureDialogProps {
  readonly told: ShownFailure
  /** Undefined where the channel hides every way home. */
  readonly homeUrl: string | undefined
  readonly hotlineUrl: string
}

/** The one dialog for failures, with the buttons that the catalogue gives them (specification, section 8). */
export function FailureDialog({ told, homeUrl, hotlineUrl }: FailureDialogProps) {
  const close = closeFailureDialog
  const onClose = { label: '确定', onPress: close }
  const { onRetry } = told
  const retry = onRetry && {
    label: '重试',
    onPress() {
      close()
      onRetry()
    },
  }
  const onRead = { ...onClose, label: '知道了' }
  const goHome = homeUrl && {
    label: '返回首页',
    onPress() {
      goTo(homeUrl)
      close()
    },
  }
  const reaction = failureReaction(told, document.cookie)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure is dealt with once
  useEffect(() => {
    if (reaction.kind === 'go-back') goBack()
    if (reaction.kind === 'go-back' || reaction.kind === 'none') close()
  }, [told])

  switch (reaction.kind) {
    case 'none':
    case 'go-back':
      return null
    case 'confirm':
      return (
        <Dialog
          isOpen
          onClose={close}
          code={reaction.code}
          actions={[{ label: '联系我们', href: hotlineUrl }, goHome || onClose]}
        >
          {reaction.text}
        </Dialog>
      )
    case 'reload':
      return (
        <Dialog
          isOpen
          onClose={close}
          code={reaction.code}
          actions={[{ label: '重新加载', onPress: reloadPage }]}
        >
          {reaction.text}
        </Dialog>
      )
    case 'go-home':
      return (
        <Dialog isOpen onClose={close} code={reaction.code} actions={[goHome || onClose]}>
          {reaction.text}
        </Dialog>
      )
    case 'late':
      return (
        <Dialog isOpen onClose={close} actions={retry ? [onRead, retry] : [onRead]}>
          {reaction.text}您填写的内容还在。
        </Dialog>
      )
    case 'alert':
    case 'wait':
      return (
        <Dialog isOpen onClose={close} actions={[reaction.kind === 'wait' ? onRead : onClose]}>
          {reaction.text}
        </Dialog>
      )
  }
}
