import { expect } from '@playwright/test'
import type { Facts } from '../support/demo.ts'
import { PolicyDetail } from './policy-detail.ts'
import type { PolicyQuery } from './policy-query.ts'

/** 保单详情 of any kind but car, from the form through the code to the details. */
export class OtherPolicyDetail extends PolicyDetail {
  /** The first policy that the form finds, all the way. */
  static async openFound(query: PolicyQuery, facts: Facts): Promise<OtherPolicyDetail> {
    const { page } = query
    await query.ask(facts)
    await page.getByRole('main').getByRole('link', { name: '保单号' }).first().click()
    await expect(page).toHaveTitle('保单详情')
    const detail = new OtherPolicyDetail(page)
    await detail.codeSheet.slide.passByFinger()
    await detail.codeSheet.typeCode()
    await detail.isShown()
    return detail
  }

  override async isShown(): Promise<void> {
    await expect(this.card('投保人和被保险人')).toBeVisible()
  }
}
