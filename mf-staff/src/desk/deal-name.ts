import type { ListedDeal } from '@plenary/contracts/desk-deals.schemas';
import { useTranslation } from 'react-i18next';

/** The company, else the person; empty: nobody knows, or both are erased. */
export const customerName = (customer: { companyName: string; name: string } | null | undefined): string =>
  customer ? customer.companyName || customer.name : '';

/** Whose deal it is, in words. */
export const useDealName = () => {
  const { t } = useTranslation('staff');
  return ({ customer }: Pick<ListedDeal, 'customer'>): string => customerName(customer) || t('quotes.nobody');
};
