import { dataFetchFailed } from '@ecenter/contract/results/reaction.ts'
import { resultCodes } from '@ecenter/contract/results/result-codes.ts'
import { Failure } from '../../platform/calls/failure.ts'
import { isConnectionFailure } from '../../platform/database/connections/connection-failure.ts'
import type { Log } from '../../platform/log/log.ts'
import { RedisAway } from '../../platform/redis/redis.ts'

/** Every error as the catalogue knows it; what was not foreseen is logged and told without detail. */
export function failureOf(log: Log, error: unknown, place: string, requestId: string): Failure {
  if (error instanceof Failure) return error
  log.failure(place, error, requestId)
  const isAway = isConnectionFailure(error) || error instanceof RedisAway
  const code = isAway ? resultCodes.dataStoreDown : resultCodes.coreDown
  return new Failure(code, dataFetchFailed)
}
