import { appealFiled } from '@ecenter/contract/core/appeal-events.ts'
import { type Failure, stateChanged } from '../../../platform/calls/failure.ts'
import { type CoreEventStore, tellCore } from '../../../platform/core-events/tell-core.ts'
import { newDatedNumber } from '../../../platform/numbers/dated-number.ts'
import type { AppealsServices } from '../appeals-services.ts'
import { answerBy, statusOf } from '../rules/status.ts'
import { type AppealStore, readAppeal } from '../store/appeal.repository.ts'
import type { Appeal, AppealRef } from '../store/appeal.ts'
import { type NewAppeal, storeAppeal } from '../store/store-appeal.ts'

export type AppealForm = Omit<NewAppeal, 'caseNo' | 'filedAt'>
/** Of who has proven the phone that they file with. */
export type PhoneForm = AppealForm & { readonly phoneNumber: string }

/** Files what somebody objects to, with a number of its own; a phone files so many a day. */
export async function fileAppeal(
  services: AppealsServices,
  store: AppealStore,
  form: PhoneForm,
): Promise<Appeal> {
  const phone = services.keys.searchHash('phone', form.phoneNumber).toString('hex')
  if (!(await services.limits.take('appealsByPhone', phone, store.db))) throw tooMany()
  return keepAppeal(services, store, form)
}

/** Keeps a case, whoever took it in, and tells the core. */
export async function keepAppeal(
  services: AppealsServices,
  store: AppealStore,
  form: AppealForm,
): Promise<Appeal> {
  const appeal = await readAppeal(store, await storeNumbered(services, store, form))
  await tellOfAppeal({ ...services, ...store }, appeal)
  return appeal
}

async function tellOfAppeal(store: CoreEventStore, appeal: Appeal): Promise<void> {
  const { ref: _, phoneNumber: mobile, filedAt, takenBy, ...told } = appeal
  await tellCore(store, appealFiled, {
    subject: `appeal/${appeal.caseNo}`,
    data: {
      ...told,
      mobile,
      account: takenBy?.account,
      filedAt: filedAt.toISOString(),
      answerBy: answerBy(appeal, statusOf(appeal)),
    },
  })
}

/** Draws another number where one is taken. */
async function storeNumbered(
  services: AppealsServices,
  store: AppealStore,
  form: AppealForm,
): Promise<AppealRef> {
  const { clock } = services
  const numbered = { ...form, caseNo: newDatedNumber('case', clock.today()), filedAt: clock.now() }
  return (await storeAppeal(store, numbered)) ?? storeNumbered(services, store, form)
}

function tooMany(): Failure {
  return stateChanged('同一个手机号一天最多提交 3 次，今天已用完。请明天再试，或拨打 {hotline}。')
}
