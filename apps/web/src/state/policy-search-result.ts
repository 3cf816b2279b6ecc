import { keptStore } from './keeping/kept-store.ts'
import { memory } from './keeping/memory.ts'

/**
 * What was found, as the screens of one policy share it (specification, section 3). No page fills it: they
 * read the answers themselves, which do not grow old. It stands because that section names it, and
 * `stores.test.ts` asks for each entity of it by its fields; where each field lives is in the specification map.
 */
export interface PolicySearchResult {
  readonly policyInfoList: readonly Found[]
  readonly policyInfo: Found
  readonly riskInfo: Found
  readonly carInfo: Found
  readonly channelInfo: Found
  readonly payInfo: Found
  readonly personalCenterPayInfo: Found
  readonly syInfo: Found
  readonly goodRiskInfo: Found
  readonly correctionInfos: readonly Found[]
  readonly endorsementInfo: Found
  readonly productBasicInfo: Found
  readonly detailInfos: readonly Found[]
}

type Found = Readonly<Record<string, unknown>>

export const usePolicySearchResult = keptStore<PolicySearchResult>(
  {
    policyInfoList: [],
    policyInfo: {},
    riskInfo: {},
    carInfo: {},
    channelInfo: {},
    payInfo: {},
    personalCenterPayInfo: {},
    syInfo: {},
    goodRiskInfo: {},
    correctionInfos: [],
    endorsementInfo: {},
    productBasicInfo: {},
    detailInfos: [],
  },
  { name: 'policySearchResult', place: memory },
)
