import type { DeskCustomer } from '@ecenter/contract/customers/desk/read-customer.ts'
import { useEffect } from 'react'
import { noteRestored } from '../../client/restored-drafts.ts'
import { useDrafts } from '../../client/use-drafts.ts'
import { usePlace } from '../../shell/location.ts'
import { intakePlace } from './intake-place.ts'

/** The place of this form's draft; what waits there as the form is opened is told of, and is given up by one press. */
export function useIntakePlace(
  form: Parameters<typeof intakePlace>[0],
  customer: DeskCustomer | undefined,
): string {
  const place = intakePlace(form, customer?.customerId, usePlace().parameters)
  useEffect(() => {
    if (useDrafts.getState()[place] !== undefined) noteRestored(place)
  }, [place])
  return place
}
