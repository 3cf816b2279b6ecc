import type { DeskAccess } from '@ecenter/contract/desk/desk-call.ts'
import { type ComponentType, lazy } from 'react'

/** A figure of the home page: a component of a feature that asks for its count and shows a `CountTile`. */
interface HomeTile {
  readonly name: string
  readonly access: DeskAccess
  readonly Tile: ComponentType
}

/** In the order in which they stand on the home page. */
export const homeTiles: readonly HomeTile[] = [
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
