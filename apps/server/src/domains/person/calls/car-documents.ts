import type { CarDocument } from '@ecenter/contract/person/overview.ts'
import type { Grant, ObjectRef } from '../../../platform/grants/grant.ts'
import type { Session } from '../../../platform/session/session.ts'
import { availabilityOf } from '../../electronic-policies/rules/availability.ts'
import {
  type ChosenDocument,
  endorsementDocument,
} from '../../electronic-policies/rules/chosen-document.ts'
import type { ReadPolicy } from '../../electronic-policies/store/document-version.ts'
import { formatsOf } from '../../invoices/calls/invoice-availability.ts'
import { readInvoices } from '../../invoices/store/invoice.repository.ts'
import type { Invoice } from '../../invoices/store/invoice.ts'
import { findInvoicesOf } from '../../invoices/store/invoice-search.ts'
import { readEndorsementsOf, readPoliciesOfCar } from '../../policies/store/policy.repository.ts'
import type { Policy } from '../../policies/store/policy.ts'
import type { Services } from '../../services.ts'
import type { PersonServices } from '../person-services.ts'

/** Who asks, by a policy of the car that is open to them. */
export interface CarAsker {
  readonly session: Session
  readonly grant: Grant
}

/** One paper of a car, as it is listed and as it is fetched. */
export type DocumentOfCar = {
  readonly shown: CarDocument
  /** The policy or the invoice. */
  readonly object: ObjectRef
} & (
  | {
      /** Which of the policy's. */
      readonly paper: ChosenDocument
      readonly read: ReadPolicy
    }
  | { readonly paper: undefined; readonly read: Invoice }
)

/** The policies of the car that this session has opened: others may have another phone on file. */
export async function openedPolicies(
  services: PersonServices,
  { session, grant }: CarAsker,
): Promise<Policy[]> {
  const [ofCar, known] = await Promise.all([
    readPoliciesOfCar(services, grant),
    services.grants.known(session, 'policy'),
  ])
  const opened = new Map(
    known.filter(({ level }) => level === 'phone-on-file').map((each) => [each.object.id, each]),
  )
  const policies = ofCar.filter(({ ref }) => opened.has(ref.id) || ref.id === grant.object.id)
  // Whoever looks at a car uses all of it: its other policies would end while the page is read.
  await Promise.all(
    policies.map(({ ref }) =>
      services.grants.find(session, opened.get(ref.id)?.handle ?? '', { level: 'phone-on-file' }),
    ),
  )
  return policies
}

/** All papers of these policies, and why one cannot be had. Their invoices are opened as they are. */
export async function documentsOfCar(
  services: PersonServices,
  asker: CarAsker,
  policies: readonly Policy[],
): Promise<DocumentOfCar[]> {
  const [endorsements, ofInvoices] = await Promise.all([
    readEndorsementsOf(services, policies),
    invoicesOf(services, asker, policies),
  ])
  const ofPolicies = policies.flatMap((policy) =>
    documentsOfPolicy(services, asker.session, {
      policy,
      endorsements: endorsements.get(policy.id) ?? [],
    }),
  )
  return [...ofPolicies, ...ofInvoices]
}

function documentsOfPolicy(
  services: PersonServices,
  session: Session,
  read: ReadPolicy,
): readonly DocumentOfCar[] {
  const { policy, endorsements } = read
  const object = policy.ref
  const handle = services.grants.handleOf(session, object)
  const note = `${policy.startsOn} 至 ${policy.endsOn}`

  function chosenOf(
    paper: ChosenDocument,
    told: Pick<CarDocument, 'title' | 'note' | 'endorsementNo'>,
  ) {
    const availability = availabilityOf(services, policy, paper.kind)
    const unavailable = availability.isAvailable
      ? undefined
      : withHotline(services, availability.reason)
    return { shown: { kind: paper.kind, handle, ...told, unavailable }, object, paper, read }
  }

  return [
    chosenOf({ kind: 'policy' }, { title: policy.productName, note }),
    ...(policy.kind === 'compulsory'
      ? [chosenOf({ kind: 'mark' }, { title: '交强险电子标志' })]
      : []),
    ...endorsements.map(({ endorsementNo, kind, effectiveOn }) =>
      chosenOf(endorsementDocument(services.keys, endorsementNo), {
        title: `批单 · ${kind}`,
        note: effectiveOn,
        endorsementNo,
      }),
    ),
  ]
}

async function invoicesOf(
  services: PersonServices,
  { session, grant }: CarAsker,
  policies: readonly Policy[],
): Promise<readonly DocumentOfCar[]> {
  const found = await findInvoicesOf(
    services,
    policies.map(({ ref }) => ref),
  )
  const refs = found.map(({ ref }) => ref)
  await services.grants.open(session, refs, { level: 'phone-on-file', within: grant })
  const all = await readInvoices(services, refs)
  const issued = all.filter(({ status }) => status === 'issued')
  const formatsById = await formatsOf(services, issued)
  return issued.map((invoice) => {
    const object = invoice.ref
    const formats = formatsById.get(object.id) ?? []
    const unavailable = formats.includes('pdf')
      ? undefined
      : `这张发票没有 PDF 文件，请在电子发票里选择 ${formats.join('、').toUpperCase()} 格式。`
    const told = { title: `发票 · ${invoice.productName}`, note: invoice.issuedOn, unavailable }
    const handle = services.grants.handleOf(session, object)
    return {
      shown: { kind: 'invoice', handle, ...told },
      object,
      paper: undefined,
      read: invoice,
    }
  })
}

/** Words for a page or a file have the number in them. */
export function withHotline({ settings }: Pick<Services, 'settings'>, words: string): string {
  return words.replaceAll('{hotline}', settings.brand.hotline)
}
