import { dayKindsOf } from '@ecenter/contract/day/desk/day-at-desk.ts'
import { type DeskAccess, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { TeamNow } from '../customer-service/supervision/TeamNow.tsx'
import { OwnDayPanel } from '../figures/OwnDayPanel.tsx'
import { Callout } from '../kit/layout/Callout.tsx'
import { Tiles } from '../kit/layout/CountTile.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { PageStack } from '../kit/layout/PageStack.tsx'
import { Skeleton } from '../kit/layout/Skeleton.tsx'
import { MyDay } from './day/MyDay.tsx'
import styles from './HomePage.module.css'

/** What waits for whoever is signed in, by their roles: what is due in one list, and what has no deadline. */
export function HomePage() {
  const me = useDeskSession(({ session }) => session.me)
  if (me === undefined) return null
  const tiles = homeTiles.filter(({ access }) => isAllowed(access, me.roles))
  const kinds = dayKindsOf(me.roles)
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
      <div className={styles.columns}>
        <PageStack>
          {kinds.length > 0 && <MyDay kinds={kinds} />}
          {kinds.length + tiles.length === 0 && (
            <EmptyState title="没有待办">您的角色只看报表和留痕，请从左边的菜单进入。</EmptyState>
          )}
          {tiles.length > 0 && (
            <Suspense fallback={<Skeleton />}>
              <Tiles>
                {tiles.map(({ name, Tile }) => (
                  <Tile key={name} />
                ))}
              </Tiles>
            </Suspense>
          )}
        </PageStack>
        <div className={styles.aside}>
          <OwnDayPanel />
          {isAllowed('answer-chats', me.roles) && <TeamNow />}
        </div>
      </div>
    </PageStack>
  )
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
