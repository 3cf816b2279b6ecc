import { dayInChina, minuteInChina } from '../../../platform/clock/clock.ts'
import { siteOrigin } from '../../../platform/config/site-origin.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import { maskMobile, maskName } from '../../../platform/mask/mask.ts'
import type { Services } from '../../services.ts'
import { scopeNames } from '../rules/scope-names.ts'
import { takeReminder } from '../store/change-delegation.ts'
import type { Delegation } from '../store/delegation.ts'
import { contactByKey } from '../store/person-contact.ts'
import {
  delegationsToRemindOf,
  takeUnnotifiedEnd,
  unnotifiedEnds,
} from '../store/unnotified-ends.ts'

type Telling = Pick<Services, 'db' | 'keys' | 'clock' | 'jobs' | 'settings' | 'log'>

type Told = Pick<Delegation, 'giverKey' | 'giver' | 'name' | 'mobile' | 'scopes' | 'endsAt'>

/** To the phone that is asked. What the giver typed is not in it: nobody writes to strangers by us. */
export async function tellOffered(
  { db, jobs, settings }: Telling,
  { giver, mobile, scopes, endsAt }: Told,
): Promise<void> {
  const values = {
    giver: maskName(giver),
    what: scopeNames(scopes),
    until: dayInChina(endsAt),
    page: pageOf(settings),
  }
  await jobs.sendSms({ phone: mobile, template: 'family-offered', values }, db)
}

/** To the giver, at once. */
export async function tellAccepted(services: Telling, told: Told): Promise<void> {
  const at = minuteInChina(services.clock.now())
  await tellGiver(services, told, 'family-accepted', { at, ...whatOf(services, told) })
}

/** Tells each month, by day, whoever lets somebody see their things that it is still so. */
export async function remindOfFamily(services: Telling): Promise<void> {
  for (const delegation of await delegationsToRemindOf(services)) {
    await alone(services, async (store) => {
      if (!(await takeReminder(store, delegation.id))) return
      await tellGiver(store, delegation, 'family-reminder', whatOf(store, delegation))
    })
  }
}

/**
 * Tells within a minute those whom an end concerns and who did not bring it about. Of an offer that was
 * not accepted only a refusal is told.
 */
export async function tellFamilyEnds(services: Telling): Promise<void> {
  for (const id of await unnotifiedEnds(services)) {
    await alone(services, async (store) => {
      const ended = await takeUnnotifiedEnd(store, id)
      if (ended === undefined) return
      const { delegateKey, endedBy, giver, mobile, name } = ended
      const { hotline } = store.settings.brand
      const at = minuteInChina(ended.endedAt ?? store.clock.now())
      const wasAccepted = delegateKey !== undefined
      if (endedBy !== 'giver' && (wasAccepted || endedBy === 'delegate')) {
        const values = { at, who: `“${name}”`, whose: '您', hotline }
        await tellGiver(store, ended, 'family-ended', values)
      }
      if (endedBy !== 'delegate' && wasAccepted) {
        const phone = (await contactByKey(store, delegateKey))?.mobile ?? mobile
        const values = { at, who: '您', whose: maskName(giver), hotline }
        await store.jobs.sendSms({ phone, template: 'family-ended', values }, store.db)
      }
    })
  }
}

/** One that fails is logged and silences nobody else. */
async function alone(services: Telling, tell: (store: Telling) => Promise<void>): Promise<void> {
  try {
    await inTransaction(services.db, (db) => tell({ ...services, db }))
  } catch (error) {
    services.log.failure('family', error)
  }
}

/** At the phone that the core names by now. */
async function tellGiver(
  store: Telling,
  { giverKey }: Pick<Told, 'giverKey'>,
  template: 'family-accepted' | 'family-reminder' | 'family-ended',
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const phone = (await contactByKey(store, giverKey))?.mobile
  if (phone !== undefined) await store.jobs.sendSms({ phone, template, values }, store.db)
}

function whatOf({ settings }: Telling, { name, mobile, scopes, endsAt }: Told) {
  return {
    name,
    phone: maskMobile(mobile),
    what: scopeNames(scopes),
    until: dayInChina(endsAt),
    page: pageOf(settings),
    hotline: settings.brand.hotline,
  }
}

function pageOf(settings: Telling['settings']): string {
  return `${siteOrigin(settings)}/#/me/family`
}
