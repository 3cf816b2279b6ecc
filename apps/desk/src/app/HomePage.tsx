import { type DeskAccess, isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { type ComponentType, lazy, Suspense } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { Tiles } from '../kit/layout/CountTile.tsx'
import { EmptyState } from '../kit/layout/EmptyState.tsx'
import { Skeleton } from '../kit/layout/Skeleton.tsx'

/** What waits for whoever is signed in, by their roles. */
export function HomePage() {
  const me = useDeskSession(({ session }) => session.me)
  if (me === undefined) return null
  const tiles = homeTiles.filter(({ access }) => isAllowed(access, me.roles))
  if (tiles.length === 0) {
    return <EmptyState title={`${me.name}，您好`}>请从左侧打开要处理的工作。</EmptyState>
  }
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

/** A figure of the home page: a component of a feature that asks for its count and shows a `CountTile`. */
interface HomeTile {
  readonly name: string
  readonly access: DeskAccess
  readonly Tile: ComponentType
}

/** In the order in which they stand on the home page. */
const homeTiles: readonly HomeTile[] = [
  {
    name: 'chats',
    access: ['agent'],
    Tile: lazy(async () => ({
      default: (await import('../customer-service/ChatsTile.tsx')).ChatsTile,
    })),
  },
  {
    name: 'leads',
    access: ['agent'],
    Tile: lazy(async () => ({ default: (await import('../purchases/LeadsTile.tsx')).LeadsTile })),
  },
  {
    name: 'links',
    access: ['claims'],
    Tile: lazy(async () => ({ default: (await import('../links/LinksTile.tsx')).LinksTile })),
  },
  {
    name: 'cases',
    access: ['claims'],
    Tile: lazy(async () => ({ default: (await import('../appeals/CasesTile.tsx')).CasesTile })),
  },
  {
    name: 'documents',
    access: ['claims'],
    Tile: lazy(async () => ({
      default: (await import('../claims/DocumentsTile.tsx')).DocumentsTile,
    })),
  },
  {
    name: 'accident-reports',
    access: ['claims'],
    Tile: lazy(async () => ({
      default: (await import('../accident-reports/ReportsTile.tsx')).ReportsTile,
    })),
  },
  {
    name: 'nudges',
    access: ['claims'],
    Tile: lazy(async () => ({ default: (await import('../claims/NudgesTile.tsx')).NudgesTile })),
  },
  {
    name: 'approvals',
    access: ['claims'],
    Tile: lazy(async () => ({
      default: (await import('../claims/ApprovalsTile.tsx')).ApprovalsTile,
    })),
  },
  {
    name: 'returns',
    access: ['claims'],
    Tile: lazy(async () => ({
      default: (await import('../return-insurance/ReturnsTile.tsx')).ReturnsTile,
    })),
  },
  {
    name: 'misses',
    access: ['content'],
    Tile: lazy(async () => ({
      default: (await import('../customer-service/faqs/MissTile.tsx')).MissTile,
    })),
  },
  {
    name: 'staff',
    access: ['supervisor'],
    Tile: lazy(async () => ({ default: (await import('../staff/StaffTile.tsx')).StaffTile })),
  },
]
