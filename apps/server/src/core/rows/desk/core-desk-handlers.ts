import type { coreDeskCalls, UnusedRow } from '@ecenter/contract/core/desk/core-at-desk.ts'
import type { Services } from '../../../domains/services.ts'
import {
  countUnusedValues,
  readUnusedValues,
  type UnusedValues,
} from '../../../imports/push/unused-values.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { minuteInChina } from '../../../platform/clock/clock.ts'
import { extentOf, nextPageOf } from '../../../platform/lists/list-page.ts'
import { maskIdNumber } from '../../../platform/mask/mask.ts'

export function coreDeskHandlers(services: Services): DeskHandlers<typeof coreDeskCalls> {
  return {
    /** Whoever reads it learns numbers of policies, so it leaves a trace. */
    async listUnusedValues({ page }, { trace }) {
      const slice = extentOf(page)
      const [rows, total] = await Promise.all([
        readUnusedValues(services, slice),
        countUnusedValues(services),
      ])
      await trace({ event: 'unused-values-read', outcome: `${rows.length}` })
      return { rows: rows.map(rowOf), total, nextPage: nextPageOf(page, total) }
    },
  }
}

function rowOf({ rowKey, kind, key, unused, notedAt }: UnusedValues): UnusedRow {
  return {
    id: rowKey.toString('hex'),
    kind,
    key: kind === 'customers' ? maskIdNumber(key) : key,
    unused: unused.map(({ column, reason }) => ({ column, reason })),
    notedAt: minuteInChina(notedAt),
  }
}
