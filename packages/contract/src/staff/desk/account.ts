import {
  array,
  boolean,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  toLowerCase,
  transform,
} from 'valibot'
import { defineDeskCall } from '../../desk/desk-call.ts'
import { staffRole } from '../../desk/permissions.ts'
import { appCode } from '../../rules/codes/app-code.ts'
import { storable, text, typedCode } from '../../rules/text.ts'

/** What a new member of staff will sign in with; capitals do not count. */
export const newAccount = pipe(
  typedCode('账号'),
  toLowerCase(),
  minLength(2, '账号至少 2 个字符'),
  maxLength(40, '账号最多 40 个字符'),
  regex(/^[a-z0-9][a-z0-9._-]*$/, '账号只能用字母、数字和 . _ -，以字母或数字开头'),
)

const longest = 128

/** A password that should be there already: it is compared, never judged. */
const password = pipe(
  string('请输入密码'),
  minLength(1, '请输入密码'),
  maxLength(longest, `密码最多 ${longest} 个字符`),
  storable(),
)

/**
 * Length is what makes a password strong, and nothing is trimmed. What is guessed first, such as common words,
 * runs and names at hand, the service refuses at the same field.
 */
const newPassword = pipe(
  string('请输入新密码'),
  minLength(12, '新密码至少 12 个字符'),
  maxLength(longest, `新密码最多 ${longest} 个字符`),
  storable(),
)

/** Who is signed in at this desk. */
const me = object({
  staffId: string(),
  /** What they sign in with, and what others at the desk call them. */
  account: string(),
  name: string(),
  roles: array(staffRole),
  /** They came in by their company account, and have no password here. */
  isByCompany: optional(literal(true)),
  /** Whose rows they see; missing at the head office, which sees all. */
  branch: optional(
    object({
      name: string(),
      /** Nobody knows the branch that is named of them: they see only what belongs to all. */
      isUnknown: optional(literal(true)),
    }),
  ),
})
export type Me = InferOutput<typeof me>

/** At least one, each once. */
export const chosenRoles = pipe(
  array(staffRole, '请选择角色'),
  minLength(1, '请至少选择一个角色'),
  transform((roles) => [...new Set(roles)]),
)

/** By what staff may come in at this house. */
export const readSignInWays = defineDeskCall({
  path: '/staff/readSignInWays',
  access: 'signed-out',
  response: object({
    /** By their company account: the page goes to `companySignInPath`. */
    isByCompany: boolean(),
    /** By account, password and the code of an app. */
    isByPassword: boolean(),
  }),
})

/** Below it is the way to the company's provider and back. */
export const companyPath = '/desk/company/'
/** Whoever opens it is sent to the company's provider, and comes back to the desk. */
export const companySignInPath = `${companyPath}sign-in`
/** The same for who has signed out here and signs out there. */
export const companySignOutPath = `${companyPath}sign-out`

/** How one came back, in the parameter `company` of the desk's address. */
export const companyReturn = picklist([
  'in',
  /** The provider is away or too slow. */
  'unavailable',
  /** One left it without signing in. */
  'cancelled',
  /** It took too long, was used before, or was begun in another browser. */
  'ended',
  /** What came back does not hold. */
  'refused',
  /** The account has no employee number. */
  'no-number',
  /** Its roles give none at the desk. */
  'no-role',
  /** The number's account at the desk is somebody else's. */
  'taken',
  'disabled',
  /** Too many from this network have tried. */
  'too-many',
  /** Signed out at the desk alone. */
  'not-out',
])
export type CompanyReturn = InferOutput<typeof companyReturn>

/**
 * First of two steps: account and password. A wrong account, a wrong password, a locked and a disabled
 * account are answered alike (1000 at `password`). `next` says what follows: the code of the app, or the
 * first steps of a new account, which chooses a password of its own and joins an app to it (`enrolSecret`
 * is shown once, as text and as a QR code of `enrolAddress`). The cookie that comes with the answer is
 * good for the second step alone, for ten minutes.
 */
export const signIn = defineDeskCall({
  path: '/staff/signIn',
  kind: 'submit',
  access: 'signed-out',
  request: object({ account: pipe(text(40, '账号'), toLowerCase()), password }),
  response: object({
    next: picklist(['code', 'enrol']),
    /** Base32. */
    enrolSecret: optional(string()),
    /** `otpauth://totp/…`, what apps read from a QR code. */
    enrolAddress: optional(string()),
  }),
})

/** Ends this session of the desk. */
export const signOut = defineDeskCall({
  path: '/staff/signOut',
  kind: 'submit',
  access: 'signed-in',
})

/**
 * Second step: the six digits of the app; who enrols sends the password of their own with it. A code
 * is good once. The cookie of the desk comes with the answer. Where the first step was too long ago or
 * is missing, E3010001: sign in again from the start.
 */
export const confirmCode = defineDeskCall({
  path: '/staff/confirmCode',
  kind: 'submit',
  access: 'signed-out',
  request: object({ code: appCode, newPassword: optional(newPassword) }),
  response: object({ me }),
})

/** Who is signed in here; a page that opens asks this first. */
export const readMe = defineDeskCall({
  path: '/staff/readMe',
  access: 'signed-in',
  response: object({ me }),
})

/**
 * Another password for whoever is signed in. Every session of theirs ends with it, this one too: the
 * next thing they see is the sign-in page. A wrong `password` is 1000 at that field.
 */
export const changePassword = defineDeskCall({
  path: '/staff/changePassword',
  kind: 'submit',
  access: 'signed-in',
  request: object({ password, newPassword }),
})
