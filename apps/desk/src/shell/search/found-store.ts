import type { searchCustomers } from '@ecenter/contract/customers/desk/search-customers.ts'
import type { DeskResponseOf } from '@ecenter/contract/desk/desk-call.ts'
import { create } from 'zustand'
import { emptyForTheNext } from '../../client/empty-for-the-next.ts'

export type Found = DeskResponseOf<typeof searchCustomers>

/** What was found last: it is there still for who comes back from one of them, and goes with its owner. */
export const useFound = create<{ readonly found: Found | undefined }>(() => ({ found: undefined }))
emptyForTheNext(useFound)
