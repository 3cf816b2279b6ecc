import type { ClaimDocument } from '@ecenter/contract/claims/claim.ts'
import type { DeskClaim } from '@ecenter/contract/claims/desk/desk-claim.ts'
import {
  type ClaimFiles,
  listClaimFiles,
  viewDocument,
} from '@ecenter/contract/claims/desk/documents-at-desk.ts'
import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { Badge, type BadgeTone } from '@ecenter/ui/Badge.tsx'
import { useState } from 'react'
import { useDeskSession } from '../../client/desk-session.ts'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { EmptyState } from '../../kit/layout/EmptyState.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Panel } from '../../kit/layout/Panel.tsx'
import { type Column, Table } from '../../kit/lists/Table.tsx'
import { FailureNotice } from '../../shell/FailureNotice.tsx'
import { DocumentFileView } from './DocumentFileView.tsx'
import { type NamedFile, namedFiles, wordOf } from './file-words.ts'

const states: Readonly<
  Record<ClaimDocument['state'], { readonly tone: BadgeTone; readonly word: string }>
> = {
  later: { tone: 'neutral', word: '以后需要' },
  needed: { tone: 'warning', word: '待客户提交' },
  received: { tone: 'info', word: '已收到' },
  refused: { tone: 'danger', word: '已退回' },
  'not-needed': { tone: 'neutral', word: '不用再交' },
}

const documentColumns: readonly Column<ClaimDocument>[] = [
  { name: 'name', title: '材料', cell: ({ name }) => name },
  { name: 'isRequired', title: '要求', cell: ({ isRequired }) => (isRequired ? '必交' : '有就交') },
  {
    name: 'state',
    title: '状态',
    cell: ({ state, isAccepted }) => {
      if (isAccepted) return <Badge tone="success">已通过</Badge>
      const { tone, word } = states[state]
      return <Badge tone={tone}>{word}</Badge>
    },
  },
  { name: 'fileCount', title: '文件', isNumber: true, cell: ({ fileCount }) => fileCount },
]

/** What a claim asks for and how each stands; a row opens all that was ever sent of it. */
export function ClaimDocuments({ claim }: { readonly claim: DeskClaim }) {
  const { claimId, documents } = claim
  const roles = useDeskSession(({ session }) => session.me?.roles) ?? []
  const { value, failed } = useDeskQuery(listClaimFiles, { claimId })
  const [openType, setOpenType] = useState<string>()
  const mayOpen = isAllowed(viewDocument.access, roles)
  const filesOf = (wanted: string | undefined) =>
    value?.documents.find(({ type }) => type === wanted)
  const open = filesOf(openType)

  const opening: Column<ClaimDocument> = {
    name: 'open',
    title: '查看',
    isWhole: true,
    cell: ({ type, name }) => {
      const count = filesOf(type)?.files.length ?? 0
      const isOpen = type === openType
      return (
        count > 0 && (
          <Button
            isSmall
            data-row
            aria-expanded={isOpen}
            aria-label={isOpen ? `收起${name}` : `查看${name}的 ${count} 份文件`}
            onClick={() => setOpenType(isOpen ? undefined : type)}
          >
            {isOpen ? '收起' : `查看 ${count} 份`}
          </Button>
        )
      )
    },
  }

  return (
    <>
      <Panel title="材料" isFlush>
        {documents.length === 0 ? (
          <EmptyState title="这次理赔不要材料" />
        ) : (
          <Table
            label="材料"
            columns={mayOpen ? [...documentColumns, opening] : documentColumns}
            rows={documents}
            keyOf={({ type }) => type}
          />
        )}
      </Panel>
      <FailureNotice failed={failed} />
      {open !== undefined && <FilesPanel key={open.type} {...{ claimId }} document={open} />}
    </>
  )
}

interface FilesPanelProps {
  readonly claimId: string
  readonly document: ClaimFiles
}

/** Each file shows once staff ask for it: what is looked at leaves a trace. */
function FilesPanel({ claimId, document }: FilesPanelProps) {
  return (
    <Panel title={`${document.name}的文件`}>
      <PageStack>
        {namedFiles(document).map((each) => (
          <OpenableFile
            key={each.file.fileId}
            {...each}
            claimId={claimId}
            isAlone={document.files.length === 1}
          />
        ))}
      </PageStack>
    </Panel>
  )
}

interface OpenableFileProps extends NamedFile {
  readonly claimId: string
  /** Whoever opened the row wants to see it. */
  readonly isAlone: boolean
}

function OpenableFile({ claimId, file, name, isAlone }: OpenableFileProps) {
  const [isOpen, setIsOpen] = useState(isAlone)
  return (
    <div>
      <p>{wordOf(file)}</p>
      {isOpen ? (
        <DocumentFileView {...{ claimId, file, name }} onShown={() => undefined} hasKeys={false} />
      ) : (
        <Button isSmall onClick={() => setIsOpen(true)}>
          {`打开${name}`}
        </Button>
      )}
    </div>
  )
}
