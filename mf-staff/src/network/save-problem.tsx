import type { TakenLunch } from '@plenary/contracts/network.schemas';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { ErrorSummary } from '@plenary/ui/error-summary';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../desk/failure-notice.tsx';
import styles from './network.module.css';
import { TakenSeats } from './taken-seats.tsx';
import { fieldId, type VenueFields } from './use-venue-fields.ts';
import type { VenueSaving } from './use-venue-saving.ts';
import type { FormKey } from './venue-form.ts';

interface Props {
  saving: Pick<VenueSaving, 'failure' | 'errors' | 'attempts'>;
  fields: VenueFields;
  /** Of the venue. */
  slug: string;
  /** Takes what the other person saved in a field. */
  onTheirs: (key: FormKey) => void;
  /** Keeps what is typed in a field: the next save replaces theirs. */
  onMine: (key: FormKey) => void;
  /** Takes the focus when a save meets what another person saved. */
  ref: RefObject<HTMLDivElement | null>;
}

/** Why a save failed: fields to be corrected, or what another person saved meanwhile, field by field. */
export const SaveProblem = ({ saving: { failure, errors, attempts }, fields, slug, onTheirs, onMine, ref }: Props) => {
  const { t } = useTranslation('staff');
  const { form, contested, labelOf, faultOf, theirs } = fields;
  const isStale = failure?.code === 'stale-version';
  useEffect(() => {
    if (isStale) ref.current?.focus();
  }, [isStale, ref]);
  const faults = (Object.keys(form) as FormKey[]).flatMap((key) => {
    const fault = faultOf(key);
    return fault ? [{ fieldId: fieldId(key), message: t('billing.fault', { label: labelOf(key), fault }) }] : [];
  });
  if (contested.length > 0 || isStale)
    return (
      <div ref={ref} tabIndex={-1} className={styles.problem}>
        <Callout tone="warning" role="alert" title={t('network.moved')}>
          {t(contested.length === 0 ? 'network.movedElsewhere' : 'network.decideFirst')}
          <ul className={styles.contested}>
            {contested.map((key) => (
              <li key={key}>
                <span>
                  <strong>{labelOf(key)}</strong> {theirs(key)}
                </span>
                <Button size="small" variant="secondary" onClick={() => onTheirs(key)}>
                  {t('network.takeTheirs')}
                  <span className="visually-hidden"> {labelOf(key)}</span>
                </Button>
                <Button size="small" variant="secondary" onClick={() => onMine(key)}>
                  {t('network.keepMine')}
                  <span className="visually-hidden"> {labelOf(key)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Callout>
      </div>
    );
  if (!failure) return null;
  const lunches = failure.code === 'conflict' ? (failure.error?.body.lunches as TakenLunch[] | undefined) : undefined;
  if (lunches)
    return (
      <div className={styles.problem}>
        <TakenSeats slug={slug} lunches={lunches} />
      </div>
    );
  return (
    <div className={styles.problem}>
      {Object.keys(errors).length > 0 && faults.length > 0 ? (
        <ErrorSummary key={attempts} title={t('companies.wrong')} errors={faults} />
      ) : (
        <FailureNotice>{failure.text ?? t('surveys.failures.failed')}</FailureNotice>
      )}
    </div>
  );
};
