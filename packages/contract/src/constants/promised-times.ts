/**
 * Within what time the insurer acts, as customers and staff read it; days are the calendar's and the last
 * one counts whole. An insurer says its own in the profile (`profile-table.ts` of the service).
 */
export const usualTimes = {
  /** Whoever wants to buy is called, and whoever has appealed. */
  leadCallWorkdays: 1,
  appealCallWorkdays: 1,
  /** An appeal is answered; a complex complaint, a review; and so long a review may be asked for. */
  objectionDays: 30,
  complaintDays: 15,
  complexComplaintDays: 30,
  reviewDays: 30,
  reviewAskedDays: 30,
  /** A claim is assessed, paid once it is agreed upon, and refused in writing. */
  claimAssessDays: 30,
  claimPayDays: 10,
  claimRefusalDays: 3,
  /** A return freight claim is answered, and may be made after the cover ends. */
  returnDays: 30,
  returnAskedDays: 30,
  /** Money that goes back is usually there. */
  refundWorkdays: 7,
}
export type PromisedTimes = Readonly<typeof usualTimes>

/** A page of another insurer says its own before it loads any program, as it does its numbers. */
const said = globalThis as { promisedTimes?: PromisedTimes }

/** Those that hold now. */
export function promisedTimes(): PromisedTimes {
  return said.promisedTimes ?? usualTimes
}

/** The service tells its own at its start; nothing brings back the usual ones. */
export function setPromisedTimes(times: PromisedTimes | undefined): void {
  if (times === undefined) delete said.promisedTimes
  else said.promisedTimes = times
}
