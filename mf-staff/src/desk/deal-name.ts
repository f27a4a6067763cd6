import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { useTranslation } from 'react-i18next';

/** Whose deal it is: the company, else the person. */
export const useDealName = () => {
  const { t } = useTranslation('staff');
  return ({ customer }: Pick<ListedDeal, 'customer'>): string => (customer ? customer.companyName || customer.name : t('quotes.nobody'));
};
