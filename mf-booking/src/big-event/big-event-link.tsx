import { Link } from '@plenary/platform/router';
import { type ButtonLook, buttonClass } from '@plenary/ui/button';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths.ts';

export interface BigEventLinkProps extends ButtonLook {
  slug: string;
  /** Query with the search. */
  query: string;
}

/** The new-demand link of a custom price: to the request form, with the search (spec/booking.md §4 "Availability outcome"). */
export const BigEventLink = ({ slug, query, ...look }: BigEventLinkProps) => {
  const { t } = useTranslation('booking');
  return (
    <Link className={buttonClass(look)} to={paths.bigEvent(slug, query)}>
      {t('bigEvent.link')}
    </Link>
  );
};
