import { plateCorrectionRequested } from '@ecenter/contract/core/order-events.ts'
import type { plateCalls, updateCorrect } from '@ecenter/contract/plates/plate.ts'
import { boolean } from 'valibot'
import { rowKeyOf } from '../../../imports/row-facts.ts'
import { about } from '../../../platform/audit/audit-fact.ts'
import {
  type Failure,
  fieldRefused,
  nothingFound,
  stateChanged,
} from '../../../platform/calls/failure.ts'
import type { Handler, Handlers } from '../../../platform/calls/handler.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import { makeWish, promisedBy } from '../../../platform/wishes/make-wish.ts'
import { shownPlateWish } from '../../policies/calls/shown-plate-wish.ts'
import { policies as policyRows } from '../../policies/import/policies.ts'
import { platePrefixOf } from '../../policies/rules/plate-prefix.ts'
import { correctPlate, isPlateOfAnotherCar, lockCar } from '../../policies/store/correct-plate.ts'
import { readPoliciesOfCar, readPolicy } from '../../policies/store/policy.repository.ts'
import type { Endorsement, Policy } from '../../policies/store/policy.ts'
import { waitToCorrectPlates } from '../../policies/store/policy-plates.ts'
import type { Services } from '../../services.ts'
import type { PlatesServices } from '../plates-services.ts'
import { plateCorrectability } from '../rules/plate-correction.ts'
import { followCorrection } from '../store/follow-correction.ts'

export function plateHandlers(services: PlatesServices): Handlers<typeof plateCalls> {
  return {
    async queryCorrect(_request, { grant }) {
      const policy = await readPolicy(services, grant)
      const { vehicle, productName } = policy
      if (vehicle === undefined) throw nothingFound()
      const ofCar = policy.isOwnShareOnly ? [] : await readPoliciesOfCar(services, grant)
      return {
        licenseNo: vehicle.licenseNo,
        brandModel: vehicle.brandModel,
        productName,
        platePrefix: platePrefixOf(policy),
        wish: await shownPlateWish(services, ofCar),
        ...plateCorrectability(policy, services.clock.now()),
      }
    },
    updateCorrect: answerUpdateCorrect(services),
  }
}

/**
 * One fresh code puts the plate on all policies of the car that have not ended and have the same
 * phone on file, each endorsed; another phone was not proven. Claims and orders of the car are found
 * under both plates from then on.
 */
function answerUpdateCorrect(services: PlatesServices): Handler<typeof updateCorrect> {
  return async ({ licenseNo }, { session, grant, submission }) => {
    const today = services.clock.today()
    const at = services.clock.now()
    const asked = await readPolicy(services, grant)
    const { carKey } = asked
    if (carKey === null) throw nothingFound()
    refuseUnlessCorrectable(asked, licenseNo, at)
    // Also what is refused below counts, for that tells whether a plate is insured here.
    const isWithinLimit = await submission.once({
      name: 'count',
      result: boolean(),
      act: () => services.limits.take('plateCorrectionsByCar', carKey.toString('hex')),
      whenLost: 'act again',
    })
    if (!isWithinLimit) throw tooMany()

    return submission.commit(async ({ db, record }) => {
      const store = { ...services, db }
      await services.grants.spend(grant, db)
      await waitToCorrectPlates(db)
      await lockCar(store, asked)
      if (await isPlateOfAnotherCar(store, licenseNo, { carKey, today })) throw plateTaken()
      const policies = (await readPoliciesOfCar(store, grant)).filter(
        (policy) =>
          isProven(policy, asked) &&
          policy.vehicle?.licenseNo !== licenseNo &&
          plateCorrectability(policy, at).canCorrect,
      )
      const endorsements = await inTurn(policies, async (policy) => {
        record({ event: 'plate-corrected', ...about(policy.ref), outcome: 'one' })
        const endorsement = await correctPlate(store, policy, {
          licenseNo,
          effectiveOn: today,
          at,
        })
        await askForPlate(store, policy, licenseNo, endorsement)
        return {
          handle: services.grants.handleOf(session, policy.ref),
          productName: policy.productName,
          ...endorsement,
        }
      })
      await followCorrection(store, { customerKey: asked.ref.customerKey, carKey })
      return { licenseNo, endorsements }
    })
  }
}

/** The core is told, and asked: until it answers, the plate is what the customer says. */
async function askForPlate(
  store: CoreEventStore & Pick<Services, 'settings'>,
  { ref, policyNo, vehicle }: Policy,
  licenseNo: string,
  { endorsementNo, effectiveOn }: Endorsement,
): Promise<void> {
  const previousLicenseNo = vehicle?.licenseNo
  const eventId = await tellCore(store, plateCorrectionRequested, {
    subject: `policy/${policyNo}`,
    data: {
      policyNo,
      previousLicenseNo,
      licenseNo,
      frameNo: vehicle?.frameNo ?? '',
      endorsementNo,
      effectiveOn,
    },
  })
  await makeWish(store, {
    ...{ eventId, kind: 'plate-correction', customerKey: ref.customerKey, objectId: ref.id },
    rowKey: rowKeyOf({ keys: store.keys, kind: policyRows }, policyNo),
    dueAt: promisedBy(store, 'plate-correction'),
    about: `保单 ${policyNo}`,
    asked: `车牌号 ${previousLicenseNo ?? '未上牌'} 改为 ${licenseNo}`,
    before: { licenseNo: previousLicenseNo },
    after: { licenseNo, endorsementNo },
  })
}

function isProven(policy: Policy, asked: Policy): boolean {
  return (
    policy.ref.id === asked.ref.id ||
    (policy.phoneKey?.equals(asked.phoneKey ?? Buffer.of()) ?? false)
  )
}

function refuseUnlessCorrectable(asked: Policy, licenseNo: string, now: Date): void {
  const correctability = plateCorrectability(asked, now)
  if (!correctability.canCorrect) {
    throw stateChanged(correctability.reason)
  }
  if (asked.vehicle?.licenseNo === licenseNo) {
    throw fieldRefused('licenseNo', '这就是保单上现在的车牌号，请核对后填写新的车牌号')
  }
}

function plateTaken(): Failure {
  return fieldRefused(
    'licenseNo',
    '这个车牌号已登记在另一辆车的保单上，请对照行驶证核对。确认无误的，请拨打 {hotline}。',
  )
}

function tooMany(): Failure {
  return stateChanged('同一辆车一天最多改 3 次车牌，今天已用完。请明天再试，或拨打 {hotline}。')
}

/** One transaction has one connection, so its statements go one behind the other. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (const item of items) results.push(await work(item))
  return results
}
