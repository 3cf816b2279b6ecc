import type { DayKind } from '@ecenter/contract/day/desk/day-row.ts'
import {
  listTeamDay,
  type OwnerAsked,
  type TeamMember,
  type TeamRow,
} from '@ecenter/contract/day/desk/team-day.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { UserRoundPlus } from 'lucide'
import { useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { Button } from '../../kit/buttons/Button.tsx'
import { KeyHint } from '../../kit/buttons/KeyHint.tsx'
import { SelectField } from '../../kit/fields/SelectField.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Tabs } from '../../kit/layout/Tabs.tsx'
import { Toolbar } from '../../kit/layout/Toolbar.tsx'
import { PagedPanel } from '../../kit/lists/PagedPanel.tsx'
import { showToast } from '../../kit/overlays/toast-store.ts'
import { EmptyOfBranch } from '../../shell/EmptyOfBranch.tsx'
import { useShortcut } from '../../shell/frame/shortcuts.ts'
import { Loaded } from '../../shell/Loaded.tsx'
import { useDayStream } from '../day/DayWatch.ts'
import { type ChosenKind, tabsOf } from '../day/day-tabs.ts'
import { useServiceNow } from '../day/use-service-now.ts'
import { GiveDialog } from './GiveDialog.tsx'
import { GivenNote, type GivenTo } from './GivenNote.tsx'
import { giveEach, keyOfRow } from './giving.ts'
import { memberName } from './member-words.ts'
import styles from './TeamDay.module.css'
import { TeamList } from './TeamList.tsx'
import { TeamStrip } from './TeamStrip.tsx'

/** Who is here changes without anything that is due. */
const everyMs = 15_000

/** What all of the staff have to do and who has it, and giving it to somebody: by keys or drawn onto them. */
export function TeamDay({ kinds }: { readonly kinds: readonly DayKind[] }) {
  const [kind, setKind] = useState<ChosenKind>('all')
  const [owner, setOwner] = useState<OwnerAsked | 'all'>('all')
  const [page, setPage] = useState(1)
  const asked = { page, ...(kind !== 'all' && { kind }), ...(owner !== 'all' && { owner }) }
  const query = useDeskQuery(listTeamDay, asked, { keeps: 'all', everyMs })
  const now = useServiceNow(query.value?.counts.at)
  useDayStream(kinds, () => void query.ask())
  const rows = query.value?.rows ?? []
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const [giving, setGiving] = useState<readonly TeamRow[]>([])
  const [dragged, setDragged] = useState<readonly TeamRow[]>([])
  const [given, setGiven] = useState<GivenTo>()
  const chosen = rows.filter((row) => marked.has(keyOfRow(row)))

  function mark(row: TeamRow) {
    if (row.whyNotGiven !== undefined) return
    const key = keyOfRow(row)
    setMarked((before) => {
      const others = [...before].filter((each) => each !== key)
      return new Set(before.has(key) ? others : [...others, key])
    })
  }

  /** Another list: what was marked of the one before is no more seen. */
  function show(changes: { kind?: ChosenKind; owner?: OwnerAsked | 'all'; page?: number }) {
    setKind(changes.kind ?? kind)
    setOwner(changes.owner ?? owner)
    setPage(changes.page ?? 1)
    setMarked(new Set())
  }

  async function give(those: readonly TeamRow[], member: TeamMember) {
    setGiven(undefined)
    const results = await giveEach(those, member.staffId)
    setGiven({ name: member.name, given: results })
    setMarked(new Set())
    await query.ask()
  }

  useShortcut({ keys: ['a'], label: '分给同事' }, () => {
    const focused = focusedIn(rows)
    const wanted = chosen.length > 0 || focused === undefined ? chosen : [focused]
    if (wanted.length === 0) showToast('先走到一行，或选中几行，再按 a。')
    setGiving(wanted)
  })
  useShortcut({ keys: ['x'], label: '选中或放开这一行' }, () => {
    const focused = focusedIn(rows)
    if (focused !== undefined) mark(focused)
  })

  return (
    <Loaded query={query} lines={8}>
      {({ total, counts, soonMinutes, unowned, team }) => (
        <div className={styles.columns}>
          <Tabs
            label="要办的事"
            chosen={kind}
            onChoose={(wanted) => show({ kind: wanted })}
            tabs={tabsOf(counts, kind)}
          >
            <PageStack>
              <Toolbar
                actions={
                  <Button
                    icon={UserRoundPlus}
                    letter="a"
                    disabled={chosen.length === 0}
                    onClick={() => setGiving(chosen)}
                  >
                    {chosen.length === 0 ? '分给同事' : `分给同事（${chosen.length} 件）`}
                  </Button>
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
                  onChange={(wanted) => show({ owner: wanted })}
                />
              </Toolbar>
              {given !== undefined && <GivenNote {...given} onClose={() => setGiven(undefined)} />}
              <PagedPanel
                {...{ total, page, rowsPerPage }}
                onPage={(wanted) => show({ page: wanted })}
                empty={
                  rows.length === 0 ? (
                    <EmptyOfBranch title="没有要办的事">
                      全组到期的事会出现在这里，没有人办的排在前面。
                    </EmptyOfBranch>
                  ) : undefined
                }
              >
                <TeamList
                  {...{ rows, marked }}
                  clock={{ now, soonMinutes }}
                  onMark={mark}
                  onDrag={(row) => setDragged(row === undefined ? [] : withMarked(row, chosen))}
                />
              </PagedPanel>
            </PageStack>
            <p className={styles.keys}>
              <KeyHint keys={['x']} /> 多选，
              <KeyHint keys={['a']} /> 分给同事。超时从到点起一直累计，转给别人也不清零。
            </p>
          </Tabs>
          <div className={styles.strip}>
            <TeamStrip
              {...{ team, dragged }}
              onDrop={(those, member) => void give(those, member)}
              onOwner={(staffId) => show({ owner: staffId })}
            />
          </div>
          {giving.length > 0 && (
            <GiveDialog rows={giving} team={team} onGive={give} onClose={() => setGiving([])} />
          )}
        </div>
      )}
    </Loaded>
  )
}

/** Whoever draws one of those that are marked draws all of them. */
function withMarked(row: TeamRow, chosen: readonly TeamRow[]): readonly TeamRow[] {
  return chosen.some((each) => keyOfRow(each) === keyOfRow(row)) ? chosen : [row]
}

/** The row in which the focus is. */
function focusedIn(rows: readonly TeamRow[]): TeamRow | undefined {
  const item = document.activeElement?.closest<HTMLElement>('[data-team-row]')
  return rows.find((row) => keyOfRow(row) === item?.dataset.teamRow)
}
