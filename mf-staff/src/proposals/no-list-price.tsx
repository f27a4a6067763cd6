import type { CustomPriceReason } from '@plenary/contracts/booking.schemas';
import { useTranslation } from 'react-i18next';

/** Why a request has no list price; nothing where an older service does not say it. */
export const NoListPrice = ({ why }: { why: CustomPriceReason | undefined }) => {
  const { t } = useTranslation('staff');
  if (!why) return null;
  if (why.type === 'many-people') return <p>{t('proposals.why.many-people', { count: why.most })}</p>;
  if (why.type === 'set-up') return <p>{t('proposals.why.set-up', { setUp: t(`fields.${why.configuration}`) })}</p>;
  return <p>{t(`proposals.why.${why.type}`)}</p>;
};
