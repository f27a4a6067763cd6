import { formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { Badge } from '@plenary/ui/badge';
import { useTranslation } from 'react-i18next';
import styles from './accounts.module.css';
import { stateTones } from './accounts-table.tsx';
import type { Account } from './api.ts';

export const AccountFacts = ({ account }: { account: Account }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  const { state, role, company, mailboxProven, hasSecondFactor, sessionsCount, createdAt } = account;
  return (
    <dl className={styles.facts}>
      <dt>{t('accounts.state')}</dt>
      <dd>
        <Badge tone={stateTones[state]}>{t(`accounts.states.${state}`)}</Badge>
      </dd>
      <dt>{t('accounts.role')}</dt>
      <dd>{t(`accounts.roles.${role}`)}</dd>
      <dt>{t('accounts.company')}</dt>
      <dd>{company.name}</dd>
      <dt>{t('accounts.mailbox')}</dt>
      <dd>{t(mailboxProven ? 'accounts.proven' : 'accounts.unproven')}</dd>
      <dt>{t('accounts.secondFactor')}</dt>
      <dd>{t(hasSecondFactor ? 'accounts.on' : 'accounts.off')}</dd>
      <dt>{t('accounts.sessions')}</dt>
      <dd>{sessionsCount}</dd>
      <dt>{t('accounts.createdAt')}</dt>
      <dd>{formatInstant(createdAt, locale)}</dd>
    </dl>
  );
};
