import {
  type outletDeskCalls,
  outletDraft,
} from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { DeskHandlers } from '../../../platform/calls/desk-handler.ts'
import { mustBeFound } from '../../../platform/calls/failure.ts'
import { answerListVersions } from '../../../platform/content/answer-list-versions.ts'
import { flatContent, saveContent, savedFlat } from '../../../platform/content/save-content.ts'
import { nextPageOf } from '../../../platform/lists/list-page.ts'
import { areaPath } from '../../places/rules/areas.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { outletPage } from '../rules/outlet-page.ts'
import { readKeptOutlet, readKeptOutlets } from '../store/kept-outlets.ts'
import { keptContentOf, outletContentType, outletOf } from '../store/outlet-content-type.ts'

export function outletDeskHandlers(
  services: OutletsServices,
): DeskHandlers<typeof outletDeskCalls> {
  const { clock, db, settings } = services
  return {
    async listOutlets({ search, cityCode, page }) {
      const { outlets, total } = await readKeptOutlets({ db }, { search, areaCode: cityCode, page })
      return {
        outlets: outlets.map(({ id, name, address, areaCode, phone, isShown }) => ({
          id,
          name,
          address,
          areaName: areaPath(areaCode).join(' '),
          phone,
          isShown,
        })),
        total,
        nextPage: nextPageOf(page, total),
      }
    },
    async readOutlet({ id }) {
      const outlet = mustBeFound(await readKeptOutlet({ db }, id))
      return { outlet: flatContent(keptContentOf(outlet)) }
    },
    saveOutlet: async ({ edited, replaces, asDraft, ...draft }, visit) =>
      savedFlat(
        await saveContent(
          outletContentType,
          { clock, settings, visit },
          { edited, replaces, asDraft, draft },
        ),
      ),
    previewOutlet: async ({ draft }) => outletPage(clock, outletOf('', draft), undefined),
    listOutletVersions: answerListVersions(services, 'outlet', outletDraft),
  }
}
