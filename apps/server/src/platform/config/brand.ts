import { hotline as demoHotline } from '@ecenter/contract/constants/service.ts'
import { type InferOutput, object, optional, pipe, rawTransform, regex, string } from 'valibot'
import { type BrandColor, brandColors } from './brand-colors.ts'

const home = pipe(
  string(),
  regex(/^(https?:\/\/[^\s"'<>]+|\/(?!\/)[^\s"'<>]*)$/, 'must be an http(s) address or a path'),
)
const color = pipe(
  string(),
  regex(/^#[\da-fA-F]{6}$/, 'must be a colour such as #00687a'),
  rawTransform<string, BrandColor[]>(({ dataset, addIssue, NEVER }) => {
    try {
      return brandColors(dataset.value)
    } catch (error) {
      addIssue({ message: error instanceof Error ? error.message : 'is no colour' })
      return NEVER
    }
  }),
)

/** Where another site of the insurer stands. */
export const outsideAddress = pipe(
  string(),
  regex(/^https:\/\/[^\s"'<>]+$/, 'must be an https address'),
)

/** The settings that say whose site this is, by their names in the environment. */
export const brandSettings = {
  BRAND_NAME: optional(string()),
  BRAND_COLOR: optional(color),
  BRAND_LOGO: optional(
    pipe(string(), regex(/^\/.+\.(svg|png)$/, 'must be the full path of an svg or png')),
  ),
  HOTLINE: optional(pipe(string(), regex(/^[\d-]{3,20}$/, 'must be 3 to 20 digits and dashes'))),
  MOBILE_HOME_URL: optional(home, '/#/home'),
  ECOMMERCE_NAME: optional(
    pipe(string(), regex(/^[a-z\d.-]{3,60}$/, 'must be part of a host name, in small letters')),
  ),
  ECOMMERCE_HOME_URL: optional(home),
  VIOLATION_PAYMENT_URL: optional(outsideAddress),
  INVESTMENT_URL: optional(outsideAddress),
  ACCOUNT_QUERY_URL: optional(outsideAddress),
}
const given = object(brandSettings)

/** Whose the demo is; production has to say both. */
const demoName = '示例财险'

/** Whose site this is; pages, messages and documents speak in its name. */
export interface Brand {
  readonly name: string
  readonly hotline: string
  /** Where an empty hash leads, and the way home from every host but the e-commerce one. */
  readonly homeUrl: string
  /** On hosts whose name contains this one the way home is another. */
  readonly ecommerce: { readonly name: string; readonly homeUrl: string } | undefined
  /** Where home leads for what this site does not do; each undefined where it leads nowhere. */
  readonly outside: {
    readonly violationPayment: string | undefined
    readonly investment: string | undefined
    readonly accountQuery: string | undefined
  }
  /** Undefined for the colour that the style sheet brings. */
  readonly colors: readonly BrandColor[] | undefined
  /** The path of an SVG or PNG file. */
  readonly logo: string | undefined
}

export function brandOf(settings: InferOutput<typeof given>): Brand {
  return {
    name: settings.BRAND_NAME ?? demoName,
    hotline: settings.HOTLINE ?? demoHotline,
    homeUrl: settings.MOBILE_HOME_URL,
    ecommerce: ecommerceOf(settings.ECOMMERCE_NAME, settings.ECOMMERCE_HOME_URL),
    outside: {
      violationPayment: settings.VIOLATION_PAYMENT_URL,
      investment: settings.INVESTMENT_URL,
      accountQuery: settings.ACCOUNT_QUERY_URL,
    },
    colors: settings.BRAND_COLOR,
    logo: settings.BRAND_LOGO,
  }
}

function ecommerceOf(name: string | undefined, homeUrl: string | undefined): Brand['ecommerce'] {
  if (name === undefined && homeUrl === undefined) return undefined
  if (name === undefined || homeUrl === undefined) {
    throw new Error('ECOMMERCE_NAME and ECOMMERCE_HOME_URL need each other')
  }
  return { name, homeUrl }
}
