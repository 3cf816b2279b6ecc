export interface SessionTables {
  session: SessionTable
  session_cookie: SessionCookieTable
  submission: SubmissionTable
  submission_step: SubmissionStepTable
}

interface SessionTable {
  id: string
  /** Public: travels in heads and in the image-code URL. */
  uuid: string
  created_at: Date
  seen_at: Date
  ends_at: Date
}

interface SessionCookieTable {
  cookie_hash: Buffer
  session_id: string
  /** A rotated cookie lives a minute longer, so that a second tab lives on. */
  replaced_at: Date | null
}

interface SubmissionTable {
  session_id: string
  request_id: string
  body_mac: Buffer
  /** Stored with what the submission did: there is no row without its effects. */
  answer: Buffer
}

interface SubmissionStepTable {
  session_id: string
  request_id: string
  step: string
  /** Null from when it is begun until its result is known. */
  result: Buffer | null
}
