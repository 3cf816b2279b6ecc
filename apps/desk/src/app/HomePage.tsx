import { dayKindsOf } from '@ecenter/contract/day/desk/day-row.ts'
import { listTeamDay } from '@ecenter/contract/day/desk/team-day.ts'
import { type DeskAccess, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import type { StaffRole } from '@ecenter/contract/desk/permissions.ts'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { isKept, keepChoice } from '../client/kept-choice.ts'
import { TeamNow } from '../customer-service/supervision/TeamNow.tsx'
import { OwnDayPanel } from '../figures/OwnDayPanel.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { Tiles } from '../kit/layout/CountTile.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Skeleton } from '../kit/layout/Skeleton.tsx'
import { Tabs } from '../kit/layout/Tabs.tsx'
import { MyDay } from './day/MyDay.tsx'
import styles from './HomePage.module.css'
import { TeamDay } from './team-day/TeamDay.tsx'

/** What waits for whoever is signed in, by their roles; of all of the staff, for who hands it out. */
export function HomePage() {
  const me = useDeskSession(({ session }) => session.me)
  const [whose, setWhose] = useState<Whose>(isKept(ownKey) ? 'own' : 'team')
  if (me === undefined) return null
  const { roles } = me

  function chooseWhose(chosen: Whose) {
    keepChoice(ownKey, chosen === 'own')
    setWhose(chosen)
  }

  return (
    <PageStack>
      {me.branch?.isUnknown && (
        <Callout tone="warning">
          {`您的机构未识别，只看得到不分机构的内容，列表里没有的不等于没有。${
            me.isByCompany
              ? '请联系系统管理员核对公司账号里的机构。'
              : '请主管在“员工账号”里改好您的机构。'
          }`}
        </Callout>
      )}
      {isAllowed(listTeamDay.access, roles) ? (
        <Tabs label="看谁的" chosen={whose} onChoose={chooseWhose} tabs={whoseTabs}>
          {whose === 'own' ? (
            <OwnDay roles={roles} />
          ) : (
            <PageStack>
              <TeamDay kinds={dayKindsOf(roles)} />
              <HomeTiles roles={roles} />
            </PageStack>
          )}
        </Tabs>
      ) : (
        <OwnDay roles={roles} />
      )}
    </PageStack>
  )
}

/** Whoever chose their own day finds it again on this computer. */
const ownKey = 'desk-own-day'
type Whose = 'team' | 'own'
const whoseTabs = [
  { name: 'team', title: '全组' },
  { name: 'own', title: '只看我的' },
] as const

interface OfRoles {
  readonly roles: readonly StaffRole[]
}

/** What is due in one list, what has no deadline, and how one's day goes. */
function OwnDay({ roles }: OfRoles) {
  const kinds = dayKindsOf(roles)
  return (
    <div className={styles.columns}>
      <PageStack>
        {kinds.length > 0 && <MyDay kinds={kinds} />}
        {kinds.length + tilesOf(roles).length === 0 && (
          <EmptyState title="没有待办">您的角色只看报表和留痕，请从左边的菜单进入。</EmptyState>
        )}
        <HomeTiles roles={roles} />
      </PageStack>
      <div className={styles.aside}>
        <OwnDayPanel />
        {isAllowed('answer-chats', roles) && <TeamNow />}
      </div>
    </div>
  )
}

function HomeTiles({ roles }: OfRoles) {
  const tiles = tilesOf(roles)
  if (tiles.length === 0) return null
  return (
    <Suspense fallback={<Skeleton />}>
      <Tiles>
        {tiles.map(({ name, Tile }) => (
          <Tile key={name} />
        ))}
      </Tiles>
    </Suspense>
  )
}

function tilesOf(roles: readonly StaffRole[]) {
  return homeTiles.filter(({ access }) => isAllowed(access, roles))
}

/** A figure of the home page: a component of a feature that asks for its count and shows a `CountTile`. */
interface HomeTile {
  readonly name: string
  readonly access: DeskAccess
  readonly Tile: ComponentType
}

/** What has no deadline, so that it is in no list; in the order in which they stand on the home page. */
const homeTiles: readonly HomeTile[] = [
  {
    name: 'document-requests',
    access: 'serve-customers',
    Tile: lazy(async () => ({
      default: (await import('../customers/documents/DocumentRequestsTile.tsx'))
        .DocumentRequestsTile,
    })),
  },
  {
    name: 'misses',
    access: 'keep-faqs',
    Tile: lazy(async () => ({
      default: (await import('../customer-service/faqs/MissTile.tsx')).MissTile,
    })),
  },
  {
    name: 'staff',
    access: 'keep-staff',
    Tile: lazy(async () => ({ default: (await import('../staff/StaffTile.tsx')).StaffTile })),
  },
]
