import { hasSearch } from '@plenary/contracts/search-address';
import { usePlatform } from '@plenary/platform';
import { useLocation, useNavigate } from '@plenary/platform/router';
import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { searchAction } from '../search/search-address.ts';

/** A link asks for no availabilities, since it needs no account; somebody who has one sees the prices of its search at once. */
export const usePricesOfLink = () => {
  const { session } = usePlatform();
  const { search } = useLocation();
  const navigate = useNavigate();
  const isWanted = session !== null && hasSearch(search) && !new URLSearchParams(search).has('action');
  useEffect(() => {
    if (!isWanted) return;
    const asked = new URLSearchParams(search);
    asked.set('action', searchAction);
    void navigate(paths.list(`?${asked}`), { replace: true, preventScrollReset: true });
  }, [isWanted, search, navigate]);
};
