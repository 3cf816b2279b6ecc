import { isAllowed } from '@ecenter/contract/desk/desk-call.ts'
import { Suspense } from 'react'
import { useDeskSession } from '../client/desk-session.ts'
import { Tiles } from '../kit/CountTile.tsx'
import { EmptyState } from '../kit/EmptyState.tsx'
import { Skeleton } from '../kit/Skeleton.tsx'
import { homeTiles } from './home-tiles.ts'

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
