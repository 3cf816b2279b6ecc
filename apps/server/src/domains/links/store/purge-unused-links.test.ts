import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { serviceOfTests } from '../../../../test/service-of-tests.ts'
import { linkTo } from '../../../../test/subjects/things-by-phone.ts'
import { purgeUnusedLinks } from './purge-unused-links.ts'

const service = serviceOfTests({ demo: false })

test('a link stays where its key cannot be removed, so that a later purge takes both', async () => {
  const { db, clock } = service
  await linkTo(service, '13700008001', '退款人甲', 100)
  await service.passTime(200 * 86_400)
  await sql`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'not now'; end $$`.execute(db)
  await sql`create trigger refuse before delete on short_link_key
    for each row execute function refuse()`.execute(db)
  await expect(purgeUnusedLinks(db, clock)).rejects.toThrow('not now')
  expect(await db.selectFrom('short_link').select('id').execute()).toHaveLength(1)

  await sql`drop function refuse cascade`.execute(db)
  await purgeUnusedLinks(db, clock)
  for (const table of ['short_link', 'short_link_key'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
})
