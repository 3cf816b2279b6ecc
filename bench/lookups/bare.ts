import { bareDatabase, serveBare } from './serve-bare.ts'

/** The same SELECT, which its starter names, and nothing else. */
const { pool } = bareDatabase()
const select = process.env.SELECT ?? ''

serveBare(async (lookupKey) => (await pool.query(select, [lookupKey])).rows)
