import { rowsPerPage } from '@ecenter/contract/list-page.ts'
import type { listOutlets } from '@ecenter/contract/outlets/desk/outlets-at-desk.ts'
import type { DeskHandler } from '../../../platform/calls/desk-handler.ts'
import { areaPath } from '../../places/rules/areas.ts'
import type { OutletsServices } from '../outlets-services.ts'
import { readKeptOutlets } from '../store/kept-outlets.ts'

export function answerListOutlets({ db }: OutletsServices): DeskHandler<typeof listOutlets> {
  return async ({ search, cityCode, page }) => {
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
      ...(page * rowsPerPage < total && { nextPage: page + 1 }),
    }
  }
}
