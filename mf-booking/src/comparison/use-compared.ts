import { usePlatform } from '@plenary/platform';
import { useLocation, useNavigate } from '@plenary/platform/router';
import { useTranslation } from 'react-i18next';
import { maxCompared, viewFromQuery, withView } from '../filters/filter-address.ts';
import { toggled } from '../filters/venue-filters.ts';
import { paths } from '../paths.ts';

/** The venues that are picked to be compared: they stand in the address of the list. */
export const useCompared = () => {
  const { t } = useTranslation('booking');
  const { notify } = usePlatform();
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = viewFromQuery(search);
  const { compared } = view;
  const set = (slugs: readonly string[]) =>
    void navigate(paths.list(withView(search, { ...view, compared: slugs })), { replace: true, preventScrollReset: true });
  const toggle = (slug: string) => {
    const isFull = compared.length === maxCompared && !compared.includes(slug);
    if (isFull) notify({ text: t('compare.full') });
    else set(toggled(compared, slug));
  };
  return {
    compared,
    toggle,
    clear: () => set([]),
    /** The list with or without the comparison in its place. */
    address: (isComparing: boolean) => paths.list(withView(search, { ...view, isComparing })),
  };
};
