import type { DealTermsVersions } from '@plenary/contracts/deal-terms.schemas';
import { formatDay, formatInstant } from '@plenary/contracts/format';
import { usePlatform } from '@plenary/platform';
import { useTranslation } from 'react-i18next';

/** Values that hold from a day on, until those of a later one. */
type DatedVersion = Pick<DealTermsVersions['versions'][number], 'from' | 'changedBy' | 'changedAt'>;

/** The head of a version's row: from which day it holds, and whether it is in force. */
export const VersionDay = ({ version, isCurrent }: { version: DatedVersion; isCurrent: boolean }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return (
    <th scope="row">
      {formatDay(version.from, locale)}
      {isCurrent ? <small>{t('datedVersions.current')}</small> : null}
    </th>
  );
};

/** Who set a version, and when. */
export const VersionAuthor = ({ version: { changedBy, changedAt } }: { version: DatedVersion }) => {
  const { t } = useTranslation('staff');
  const { locale } = usePlatform();
  return changedBy && changedAt
    ? t('datedVersions.changed', { name: changedBy.name, at: formatInstant(changedAt, locale) })
    : t('datedVersions.initial');
};
