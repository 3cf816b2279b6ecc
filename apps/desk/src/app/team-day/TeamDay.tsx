import type { DayKind } from '@ecenter/contract/day/desk/day-row.ts'
import {
  listTeamDay,
  type OwnerAsked,
  type TeamMember,
  type TeamRow,
} from '@ecenter/contract/day/desk/team-day.ts'
import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import { useState } from 'react'
import { useDeskQuery } from '../../client/use-desk-query.ts'
import { KeyHint } from '../../kit/buttons/KeyHint.tsx'
import { PageStack } from '../../kit/layout/PageStack.tsx'
import { Tabs } from '../../kit/layout/Tabs.tsx'
import { PagedPanel } from '../../kit/lists/PagedPanel.tsx'
import { EmptyOfBranch } from '../../shell/EmptyOfBranch.tsx'
import { Loaded } from '../../shell/Loaded.tsx'
import { useDayStream } from '../day/DayWatch.ts'
import { type ChosenKind, tabsOf } from '../day/day-tabs.ts'
import { useServiceNow } from '../day/use-service-now.ts'
import { GiveDialog } from './GiveDialog.tsx'
import { GivenNote } from './GivenNote.tsx'
import { type Given, giveEach, keyOfRow } from './giving.ts'
import { ProposalDialog } from './ProposalDialog.tsx'
import { isFreeChat, type Proposed, proposeByFreePlaces } from './proposal.ts'
import styles from './TeamDay.module.css'
import { TeamFigureStrip } from './TeamFigureStrip.tsx'
import { TeamList } from './TeamList.tsx'
import { TeamStrip } from './TeamStrip.tsx'
import { TeamToolbar } from './TeamToolbar.tsx'

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
  const [given, setGiven] = useState<readonly Given[]>([])
  const [proposed, setProposed] = useState<readonly Proposed[]>([])
  const proposal = proposeByFreePlaces(rows, query.value?.team ?? [])
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
    setGiven([])
    await finish(await giveEach(those, member))
  }

  async function giveProposed(proposed: readonly Proposed[]) {
    const results: Given[] = []
    for (const { row, member } of proposed) results.push(...(await giveEach([row], member)))
    await finish(results)
  }

  async function finish(results: readonly Given[]) {
    setGiven(results)
    setMarked(new Set())
    await query.ask()
  }

  return (
    <Loaded query={query} lines={8}>
      {({ total, counts, soonMinutes, unowned, figures, team }) => (
        <PageStack>
          <TeamFigureStrip {...{ figures, unowned, now }} />
          <div className={styles.columns}>
            <Tabs
              label="要办的事"
              chosen={kind}
              onChoose={(wanted) => show({ kind: wanted })}
              tabs={tabsOf(counts, kind)}
            >
              <PageStack>
                <TeamToolbar
                  {...{ owner, team, unowned, rows, chosen }}
                  onOwner={(wanted) => show({ owner: wanted })}
                  onMark={mark}
                  onGive={setGiving}
                  proposed={proposal.length}
                  onPropose={() => setProposed(proposal)}
                />
                {given.length > 0 && <GivenNote given={given} onClose={() => setGiven([])} />}
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
                  {/* Rows that are about to make room are not given to anybody. */}
                  <div inert={query.isTurning}>
                    <TeamList
                      {...{ rows, marked }}
                      clock={{ now, soonMinutes }}
                      onMark={mark}
                      onDrag={(row) => setDragged(row === undefined ? [] : withMarked(row, chosen))}
                    />
                  </div>
                </PagedPanel>
              </PageStack>
              <p className={styles.keys}>
                <KeyHint keys={['x']} /> 多选，
                <KeyHint keys={['a']} /> 分给同事，
                <KeyHint keys={['w']} /> 旁看会话。超时从到点起一直累计，转给别人也不清零。
              </p>
            </Tabs>
            <div className={styles.strip}>
              <TeamStrip
                {...{ team, dragged }}
                onDrop={(those, member) => void give(those, member)}
                onOwner={(staffId) => show({ owner: staffId })}
              />
            </div>
          </div>
          {giving.length > 0 && (
            <GiveDialog rows={giving} team={team} onGive={give} onClose={() => setGiving([])} />
          )}
          {proposed.length > 0 && (
            <ProposalDialog
              {...{ proposed }}
              left={rows.filter(isFreeChat).length - proposed.length}
              onGive={giveProposed}
              onClose={() => setProposed([])}
            />
          )}
        </PageStack>
      )}
    </Loaded>
  )
}

/** Whoever draws one of those that are marked draws all of them. */
function withMarked(row: TeamRow, chosen: readonly TeamRow[]): readonly TeamRow[] {
  return chosen.some((each) => keyOfRow(each) === keyOfRow(row)) ? chosen : [row]
}
