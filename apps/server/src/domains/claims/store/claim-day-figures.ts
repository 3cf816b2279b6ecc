import { promisedTimes } from '@ecenter/contract/constants/promised-times.ts'
import { type RawBuilder, sql } from 'kysely'
import { dayInChina, daysBetween } from '../../../platform/clock/clock.ts'
import { type DayFigure, histogram } from '../../../platform/figures/day-figure.ts'
import {
  type CountedDay,
  type FigureStore,
  firstDayIn,
  type RolledSubject,
} from '../../../platform/figures/rolled-subject.ts'

/** Claims belong to the day of their report, and each end to its own day. */
export const claimFigures: RolledSubject = {
  name: 'claims',
  // The core may tell late what has happened, and take back what it told.
  changesForDays: 400,
  backDays: 1825,
  firstDay: firstDayIn('claim', 'reported_at'),
  async count(store, day) {
    return [...(await reportedOn(store, day)), ...endsOf(await endedOn(store, day))]
  },
}

/** What is open at the end of a day, by where it stands; of a day that is over nobody can say it any more. */
export const openClaimFigures: RolledSubject = {
  name: 'open-claims',
  changesForDays: 0,
  backDays: 0,
  async count({ db }, { day }) {
    const { rows } = await sql<{ part: string; branch: string; open: number; late: number }>`
      select coalesce(step, '') as part, ${branchOfClaim} as branch, count(*) as open, count(*) filter (where due_on < ${day}) as late
      from claim where status = 'open' group by 1, 2
    `.execute(db)
    return rows.flatMap(({ part, branch, open, late }) => [
      { measure: 'open', part, branch, count: open },
      { measure: 'overdue', part, branch, count: late },
    ])
  },
}

/** A claim belongs to the branch of its policy. */
const branchOfClaim = sql<string>`coalesce(claim.area_code, '')`

async function reportedOn(
  { db }: Pick<FigureStore, 'db'>,
  { from, until }: CountedDay,
): Promise<DayFigure[]> {
  const rows = await db
    .selectFrom('claim')
    .select(({ fn }) => ['kind', branchOfClaim.as('branch'), fn.countAll<number>().as('count')])
    .where('reported_at', '>=', from)
    .where('reported_at', '<', until)
    .groupBy(['kind', branchOfClaim])
    .execute()
  return rows.map(({ kind, branch, count }) => ({
    ...{ measure: 'reported', product: kind, branch, count },
  }))
}

interface End {
  readonly as: 'paid' | 'refused' | 'cancelled'
  readonly product: string
  readonly branch: string
  readonly seconds: number
  readonly agreedAt: Date | null
  readonly at: Date
}

/** Without what was taken back as a mistake. */
async function endedOn(
  { db }: Pick<FigureStore, 'db'>,
  { from, until }: CountedDay,
): Promise<End[]> {
  const { rows } = await sql<End>`
    select event.type as "as", claim.kind as product, ${branchOfClaim} as branch, event.at,
      greatest(0, extract(epoch from event.at - claim.reported_at))::float8 as seconds,
      (
        select max(agreed.at) from claim_event as agreed
        where ${sameClaim(sql.ref('agreed'))} and agreed.type = 'agreed' and agreed.at <= event.at
      ) as "agreedAt"
    from claim_event as event
    join claim on claim.customer_key = event.customer_key and claim.id = event.claim_id
    where event.at >= ${from} and event.at < ${until}
      and event.type in ('paid', 'refused', 'cancelled')
      and not exists (
        select from claim_event as correction
        where ${sameClaim(sql.ref('correction'))} and correction.type = 'corrected'
          and (correction.facts -> 'corrects' ->> 'seq')::int = event.seq
      )
  `.execute(db)
  return rows
}

function sameClaim(other: RawBuilder<unknown>) {
  return sql`${other}.customer_key = event.customer_key and ${other}.claim_id = event.claim_id`
}

/** Those of the same kind and branch are added up where they are kept. */
function endsOf(ends: readonly End[]): DayFigure[] {
  return ends.flatMap((end) => {
    const { as, product, branch } = end
    const figures: DayFigure[] = [{ measure: as, count: 1 }]
    if (as === 'paid') {
      figures.push(
        { measure: 'paid-late', count: isLate(end) ? 1 : 0 },
        histogram('settling', [end]),
      )
    }
    return figures.map((figure) => ({ ...figure, product, branch }))
  })
}

/** By days, the last one whole, as the promise says. */
function isLate({ agreedAt, at }: End): boolean {
  if (agreedAt === null) return false
  return daysBetween(dayInChina(agreedAt), dayInChina(at)) > promisedTimes().claimPayDays
}
