import type { Column } from '../kit/lists/Table.tsx'
import { hrefOf } from '../shell/location.ts'
import { claimsPath } from '../shell/shell-paths.ts'

interface ListedClaim {
  readonly claimId: string
  readonly registNo: string
  readonly maskedInsuredName: string
  readonly productName: string
}

/** Which claim a row is about. */
export const claimColumns: readonly Column<ListedClaim>[] = [
  {
    name: 'registNo',
    title: '报案号',
    isWhole: true,
    cell: ({ claimId, registNo }) => (
      <a className="num" href={hrefOf(claimsPath, { id: claimId })}>
        {registNo}
      </a>
    ),
  },
  { name: 'insured', title: '被保险人', cell: ({ maskedInsuredName }) => maskedInsuredName },
  { name: 'product', title: '险种', cell: ({ productName }) => productName },
]
