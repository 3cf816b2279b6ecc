import type { OwnerAsked, TeamMember, TeamRow } from '@ecenter/contract/day/desk/team-day.ts'
import { Share2, UserRoundPlus } from 'lucide'
import { Button } from '../../kit/buttons/Button.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { Toolbar } from '../../kit/layout/Toolbar.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { useShortcut } from '../../shell/frame/shortcuts.ts'
import { hrefOfRow } from '../day/day-kinds.ts'
import { keyOfRow } from './giving.ts'
import { memberName } from './member-words.ts'

interface TeamToolbarProps {
  readonly owner: OwnerAsked | 'all'
  readonly onOwner: (owner: OwnerAsked | 'all') => void
  readonly team: readonly TeamMember[]
  readonly unowned: { readonly total: number; readonly late: number }
  readonly rows: readonly TeamRow[]
  /** Those of them that are marked. */
  readonly chosen: readonly TeamRow[]
  readonly onMark: (row: TeamRow) => void
  readonly onGive: (rows: readonly TeamRow[]) => void
  /** So many conversations that wait can be given to who has free places. */
  readonly proposed: number
  readonly onPropose: () => void
}

/** Whose things are listed and what is done with them; its keys act on the row in which the focus is. */
export function TeamToolbar(props: TeamToolbarProps) {
  const { owner, onOwner, team, unowned, rows, chosen, onMark, onGive } = props
  const { proposed, onPropose } = props

  useShortcut({ keys: ['a'], label: '分给同事' }, () => {
    const focused = focusedIn(rows)
    const wanted = chosen.length > 0 || focused === undefined ? chosen : [focused]
    if (wanted.length === 0) showToast('先走到一行，或选中几行，再按 a。')
    onGive(wanted)
  })
  useShortcut({ keys: ['x'], label: '选中或放开这一行' }, () => {
    const focused = focusedIn(rows)
    if (focused !== undefined) onMark(focused)
  })
  useShortcut({ keys: ['w'], label: '旁看这一行的会话' }, () => {
    const focused = focusedIn(rows)
    if (focused?.kind === 'chat') location.hash = hrefOfRow(focused)
    else showToast('先走到一行会话，再按 w 旁看。')
  })

  return (
    <Toolbar
      actions={
        <>
          {proposed > 0 && (
            <Button icon={Share2} onClick={onPropose}>
              {`按空位分（${proposed} 个会话）`}
            </Button>
          )}
          <Button
            icon={UserRoundPlus}
            letter="a"
            disabled={chosen.length === 0}
            onClick={() => onGive(chosen)}
          >
            {chosen.length === 0 ? '分给同事' : `分给同事（${chosen.length} 件）`}
          </Button>
        </>
      }
    >
      <SelectField
        label="谁办"
        name="owner"
        choices={[
          { value: 'all', label: '全部' },
          {
            value: 'nobody',
            label: `没有人办 ${unowned.total} 件${unowned.late === 0 ? '' : `，其中超时 ${unowned.late} 件`}`,
          },
          ...team.map((member) => ({ value: member.staffId, label: memberName(member) })),
        ]}
        value={owner}
        onChange={onOwner}
      />
    </Toolbar>
  )
}

/** The row in which the focus is. */
function focusedIn(rows: readonly TeamRow[]): TeamRow | undefined {
  const item = document.activeElement?.closest<HTMLElement>('[data-team-row]')
  return rows.find((row) => keyOfRow(row) === item?.dataset.teamRow)
}
