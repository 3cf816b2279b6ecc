import { dataFetchFailed, networkCrashed } from '@ecenter/contract/results/reaction.ts'

/**
 * What the customer reads when the transport itself failed (specification, section 8). Status 0 is
 * no answer at all: the connection was lost, or took too long.
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
    default:
      return '系统繁忙，请稍后再试。'
  }
}
