import type { TeamMember, TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { type FormEvent, useState } from 'react'
import { Button } from '../../kit/buttons/Button.tsx'
import { Form } from '../../kit/fields/Form.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { Dialog } from '../../kit/overlays/Dialog.tsx'
import { bestFirst, keyOfRow, nameOfRow, nameWithWhom, whyNotTo } from './giving.ts'
import { memberLoad } from './member-words.ts'

interface GiveDialogProps {
  readonly rows: readonly TeamRow[]
  readonly team: readonly TeamMember[]
  /** Answers once each was given, or was not. */
  readonly onGive: (rows: readonly TeamRow[], member: TeamMember) => Promise<void>
  readonly onClose: () => void
}

/** Chooses who gets what was marked; what cannot be given says why. */
export function GiveDialog({ rows, team, onGive, onClose }: GiveDialogProps) {
  const [staffId, setStaffId] = useState<string>()
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const fit = rows.filter(({ whyNotGiven }) => whyNotGiven === undefined)
  const member = team.find((each) => each.staffId === staffId)
  const left = member && fit.filter((row) => whyNotTo(row, member) !== undefined)

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (member === undefined) return setError('请选择同事')
    setIsBusy(true)
    await onGive(fit, member)
    onClose()
  }

  return (
    <Dialog
      title={rows.length === 1 ? '分给同事' : `分给同事（${rows.length} 件）`}
      onClose={onClose}
    >
      <Form
        onSubmit={handleSubmit}
        actions={
          <>
            <Button type="submit" variant="primary" isBusy={isBusy} disabled={fit.length === 0}>
              分给这位同事
            </Button>
            <Button onClick={onClose}>取消</Button>
          </>
        }
      >
        <ul>
          {rows.map((row) => (
            <li key={keyOfRow(row)}>
              {nameWithWhom(row)}
              {row.whyNotGiven !== undefined && `：${row.whyNotGiven}`}
            </li>
          ))}
        </ul>
        {fit.length > 0 && (
          <SelectField
            data-autofocus
            label="分给"
            name="staffId"
            none="请选择"
            hint={
              left === undefined || left.length === 0
                ? '空位多、手上少的排在前面。分派不改变期限，超时照记。'
                : `${left.map(nameOfRow).join('、')} 会留在原处：这位同事现在接不了。`
            }
            error={error}
            choices={bestFirst(fit, team).map((each) => ({
              value: each.staffId,
              label: memberLoad(each),
              isOff: !fit.some((row) => whyNotTo(row, each) === undefined),
            }))}
            value={staffId}
            onChange={(chosen) => {
              setStaffId(chosen)
              setError(undefined)
            }}
          />
        )}
      </Form>
    </Dialog>
  )
}
