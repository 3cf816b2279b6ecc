import {
  draftStateNames,
  type OpenDraft,
  withdrawContentDraft,
} from '@ecenter/contract/content/desk/content-at-desk.ts'
import { failureText } from '../../client/failures.ts'
import { useSubmit } from '../../client/use-submit.ts'
import { Button, ButtonLink } from '../../kit/buttons/Button.tsx'
import { Callout } from '../../kit/layout/Callout.tsx'
import { ButtonRow } from '../../kit/layout/PageStack.tsx'
import { type ComparedField, Differences } from '../../kit/lists/Comparison.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { useDialog } from '../../kit/overlays/use-dialog.ts'
import { goInstead, hrefOf } from '../location.ts'
import { contentDraftsPath, editorPaths } from './content-paths.ts'
import { PublishDialog, ReturnDialog } from './ReviewDialogs.tsx'
import type { useContentDraft } from './use-content-draft.ts'

interface DraftNoticeProps<Kept, Draft> {
  /** Of `useContentForm`. */
  readonly work: {
    readonly editing: { readonly base: Kept | undefined }
    readonly drafts: ReturnType<typeof useContentDraft>
    /** What stands in the form. */
    readonly draft: Draft
    /** Something was typed that the draft does not hold. */
    readonly isChanged: boolean
  }
  readonly compare: (mine: Draft, theirs: Kept) => readonly ComparedField[]
}

/** The draft that stands in the form, with what it changes for customers and what may be done with it. */
export function DraftNotice<Kept, Draft>({ work, compare }: DraftNoticeProps<Kept, Draft>) {
  const { opened, other, isGone, isReviewed, failed, ask } = work.drafts
  const { base } = work.editing
  const dialog = useDialog<'publish' | 'return'>()
  if (failed !== undefined) {
    return (
      <Callout
        tone="danger"
        isAlert
        actions={
          <Button isSmall onClick={() => void ask()}>
            重试
          </Button>
        }
      >
        {`没有取到草稿，还不知道有没有人在改这一条。${failureText(failed)}`}
      </Callout>
    )
  }
  if (isGone) {
    return (
      <Callout tone="warning">
        <p>这份草稿已经发布、撤回，或被同事接着改过。下面是客户现在看到的内容。</p>
        <ButtonLink isSmall href={hrefOf(contentDraftsPath)}>
          回到内容审核
        </ButtonLink>
      </Callout>
    )
  }
  if (other !== undefined) {
    return (
      <Callout>
        <p>{`${authorText(other)}的草稿：${draftStateNames[other.state]}。要改请打开那份草稿。`}</p>
        <ButtonLink
          isSmall
          href={hrefOf(editorPaths[other.kind], { id: other.contentId, draft: other.draftId })}
        >
          打开草稿
        </ButtonLink>
      </Callout>
    )
  }
  if (opened === undefined) return null
  const fields = base && compare(opened.written as Draft, base)
  const liveVersion = (base as { readonly version?: number } | undefined)?.version
  const { draftId } = opened
  return (
    <>
      <Callout tone={opened.state === 'returned' ? 'warning' : 'info'}>
        <p>
          <b>{draftStateNames[opened.state]}</b> {authorText(opened)}写的草稿
          {opened.publishAt !== undefined && (
            <>
              ，<span className="num">{opened.publishAt}</span> 发布
            </>
          )}
        </p>
        {opened.note !== undefined && <p>{`${opened.reviewedBy ?? '系统'}：${opened.note}`}</p>}
        {fields === undefined ? (
          <p>新增的内容，客户现在还看不到。</p>
        ) : (
          <Differences {...{ fields }} mine="草稿" theirs="线上" />
        )}
        <DraftActions
          draft={opened}
          unsaved={work.isChanged ? (isReviewed ? '交审核' : '保存') : undefined}
          onReview={dialog.show}
        />
      </Callout>
      {dialog.open === 'publish' && (
        <PublishDialog {...{ draftId, liveVersion }} onClose={dialog.close} />
      )}
      {dialog.open === 'return' && <ReturnDialog {...{ draftId }} onClose={dialog.close} />}
    </>
  )
}

function authorText({ by = '已离开的同事', at }: OpenDraft): string {
  return `${by} ${at} `
}

interface DraftActionsProps {
  readonly draft: OpenDraft
  /** The button that saves what was typed over it, where something was: what is published does not hold it. */
  readonly unsaved: string | undefined
  /** Opens the dialog that does it. */
  readonly onReview: (how: 'publish' | 'return') => void
}

function DraftActions({ draft, unsaved, onReview }: DraftActionsProps) {
  const { draftId, isOwn, state, publish } = draft
  const withdraw = useSubmit(withdrawContentDraft)

  async function handleWithdraw() {
    if ((await withdraw.submit({ draftId })) === undefined) return
    showToast('草稿已撤回，线上内容没有变。')
    goInstead(contentDraftsPath)
  }

  return (
    <>
      {!publish.isPossible && <p>{publish.why}</p>}
      {publish.isPossible && unsaved !== undefined && (
        <p>{`您改过这份草稿，请先${unsaved}，或撤销修改，再发布。`}</p>
      )}
      <ButtonRow>
        {publish.isPossible && unsaved === undefined && (
          <Button isSmall variant="primary" onClick={() => onReview('publish')}>
            {state === 'scheduled' ? '改时间或马上发布' : '审核发布'}
          </Button>
        )}
        {!isOwn && state !== 'returned' && (
          <Button isSmall onClick={() => onReview('return')}>
            退回
          </Button>
        )}
        {isOwn && (
          <Button isSmall isBusy={withdraw.isSending} onClick={() => void handleWithdraw()}>
            撤回草稿
          </Button>
        )}
      </ButtonRow>
      {withdraw.failed !== undefined && <p role="alert">{failureText(withdraw.failed)}</p>}
    </>
  )
}
