import { dataFetchFailed, networkCrashed } from '@ecenter/contract/results/reaction.ts'
import { lateStatus } from './no-answer.ts'

/**
 * What the customer reads when the transport itself failed (specification, section 8). Status 0 is
 * a line that is down; of a service that is slow nobody's network is accused.
 */
export function httpText(status: number): string {
  switch (status) {
    case 0:
      return '网络不通，请检查网络后再试。'
    case 404:
      return networkCrashed
    case 500:
      return dataFetchFailed
    case 502:
    case 503:
      return '服务暂时不可用，请稍后再试。'
    case lateStatus:
      return '系统繁忙，暂时没有回应，请稍后再试。'
    default:
      return '系统繁忙，请稍后再试。'
  }
}
