import { hasSearch } from '@plenary/contracts/search-address';
import { useLocation } from '@plenary/platform/router';
import { useState } from 'react';

/** Address of the list of venues, with the last search that it showed in this page. */
export const useListAddress = (): string => {
  const { pathname, search } = useLocation();
  const [kept, setKept] = useState('');
  const isSearched = pathname === '/' && hasSearch(search);
  if (isSearched && search !== kept) setKept(search);
  return `/${kept}`;
};
