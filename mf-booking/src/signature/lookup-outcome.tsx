import { usePlatform } from '@plenary/platform';
import { Button } from '@plenary/ui/button';
import { Callout } from '@plenary/ui/callout';
import { useTranslation } from 'react-i18next';
import styles from './company-lookup.module.css';
import type { LookupAnswer, RegisteredField } from './registered-fields.ts';

interface Props {
  answer: LookupAnswer | null;
  /** Why nothing was asked. */
  failure: string | null;
  /** All that the register tells. */
  company: readonly RegisteredField[];
  /** Of it, what the form says otherwise. */
  others: readonly RegisteredField[];
  onReplace: () => void;
}

/** What came of a look-up, for screen readers too. */
export const LookupOutcome = ({ answer, failure, company, others, onReplace }: Props) => {
  const { t } = useTranslation('booking');
  const { locale } = usePlatform();
  const isFound = answer?.outcome === 'found';
  const hasStreet = company.some(([path]) => path === 'billing.street');
  const told = company.map(([, text]) => text).join(', ');
  const labels = others.map(([path]) => t(`signature.field.${path}`));
  const differing = new Intl.ListFormat(locale, { type: 'conjunction' }).format(labels);
  const replace = (
    <Button variant="secondary" size="small" onClick={onReplace}>
      {t('signature.register.replace')}
    </Button>
  );
  return (
    <div role="status" className={styles.outcome}>
      {failure ? <Callout tone="warning">{failure}</Callout> : null}
      {answer && !isFound ? <Callout tone="warning">{t(`signature.register.${answer.outcome}`)}</Callout> : null}
      {isFound ? (
        <Callout tone={others.length > 0 ? 'info' : 'success'} actions={others.length > 0 ? replace : undefined}>
          <p>{t('signature.register.found', { company: told })}</p>
          {hasStreet ? null : <p>{t('signature.register.noAddress')}</p>}
          {others.length > 0 ? <p>{t('signature.register.differs', { fields: differing })}</p> : null}
        </Callout>
      ) : null}
    </div>
  );
};
