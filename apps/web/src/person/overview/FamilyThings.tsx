import { progressPages } from '@ecenter/contract/claims/claim-progress.ts'
import {
  readFamily,
  type SharedClaim,
  type SharedPolicy,
  type SharedThings,
} from '@ecenter/contract/person/family.ts'
import { Icon } from '@ecenter/ui/Icon.tsx'
import { Clock, UsersRound } from 'lucide'
import { useCall } from '../../client/use-call.ts'
import { ButtonLink } from '../../kit/buttons/Button.tsx'
import { Card, CardLink } from '../../kit/layout/Card.tsx'
import { Fold } from '../../kit/layout/Fold.tsx'
import { NavRow } from '../../kit/lists/NavRow.tsx'
import { SkeletonCards } from '../../kit/progress/Skeleton.tsx'
import { StepMeter } from '../../kit/progress/StepMeter.tsx'
import { stepStateAt } from '../../kit/progress/step-state.ts'
import { FailureNotice } from '../../verification/FailureNotice.tsx'
import { Covers, Until } from './Covers.tsx'
import { StatusBadge } from './OwnPolicies.tsx'
import styles from './overview.module.css'

/** What others let the customer see, person by person, to read alone; offers lead to their page. */
export function FamilyThings() {
  const { value, failed, ask } = useCall(readFamily, {})
  if (value === undefined) {
    return failed === undefined ? (
      <SkeletonCards />
    ) : (
      <FailureNotice failed={failed} onRetry={ask} />
    )
  }
  const { people, offers } = value
  return (
    <>
      {offers > 0 && (
        <Card label="家人的邀请" isNavList>
          <NavRow href="#/me/family" icon={UsersRound} value={`${offers} 个`}>
            有家人请您看他们的保障
          </NavRow>
        </Card>
      )}
      {people.map((person) => (
        <OfOne key={person.handle} person={person} />
      ))}
    </>
  )
}

function OfOne({ person }: { readonly person: SharedThings }) {
  const { name, maskedName, scopes, policies, claims } = person
  const running = policies.filter(isRunning)
  const over = policies.filter((policy) => !isRunning(policy))
  const isNothing = policies.length + claims.length === 0
  const whose = name === maskedName ? name : `${name}（${maskedName}）`
  return (
    <section className={styles.family} aria-label={`家人 ${whose}`}>
      <h2 className={styles.section}>家人 · {whose}</h2>
      {claims.map((claim) => (
        <ClaimOfFamily key={claim.handle} claim={claim} />
      ))}
      {running.map((policy) => (
        <PolicyOfFamily key={policy.handle} policy={policy} />
      ))}
      {over.length > 0 && (
        <Fold title={`已经结束（${over.length} 份）`}>
          {over.map((policy) => (
            <PolicyOfFamily key={policy.handle} policy={policy} />
          ))}
        </Fold>
      )}
      {isNothing && (
        <p className={styles.none}>
          {scopes.includes('policies') ? '现在没有可以看的保单' : '现在没有理赔'}
        </p>
      )}
    </section>
  )
}

function PolicyOfFamily({ policy }: { readonly policy: SharedPolicy }) {
  const { handle, kind, productName, maskedPlate, status, endDate, covers, hasDocument } = policy
  return (
    <section className={styles.thing} aria-label={[productName, maskedPlate].join(' ')}>
      <div className={styles.thingHead}>
        <h3>{productName}</h3>
        <p>{maskedPlate}</p>
        <StatusBadge status={status} />
      </div>
      <Covers covers={covers} />
      {status === 'in-force' && <Until endDate={endDate} />}
      {hasDocument && (
        <div className={styles.foot}>
          <ButtonLink variant="text" href={`#/pdf?handle=${handle}&kind=${kind}&shared=1`}>
            电子保单
          </ButtonLink>
          {kind === 'compulsory' && status === 'in-force' && (
            <ButtonLink variant="text" href={`#/pdf?handle=${handle}&paper=mark&shared=1`}>
              交强险标志
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}

function ClaimOfFamily({ claim }: { readonly claim: SharedClaim }) {
  const { kind, handle, headline, next, status, stepNumber, stepCount } = claim
  const states = Array.from({ length: stepCount }, (_, at) => stepStateAt(at, stepNumber - 1))
  const { accidentType, maskedPlate, accidentAt } = claim
  const what = [accidentType, maskedPlate, accidentAt.slice(0, 'YYYY-MM-DD'.length)]
  return (
    <CardLink
      href={`#${progressPages[kind]}?handle=${handle}&shared=1`}
      title={headline}
      sub={what.filter(Boolean).join(' · ')}
    >
      {next !== undefined && (
        <p className={styles.promise}>
          <Icon of={Clock} size="s" />
          {next.text}
        </p>
      )}
      {status === 'open' && (
        <div className={styles.meter}>
          <StepMeter states={states} />
        </div>
      )}
    </CardLink>
  )
}

function isRunning({ status }: SharedPolicy): boolean {
  return status === 'in-force' || status === 'not-started'
}
