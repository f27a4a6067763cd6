import { useLocation, useNavigate, useNavigation } from '@plenary/platform/router';
import { paths } from '../paths.ts';
import { SearchBar } from './search-bar.tsx';
import { useSearch } from './use-search.ts';

/** The search bar on a page of the shell: it begins with the search of the address, as a broken link may still carry it, and leads to the list. */
export const VenueSearch = () => {
  const { search: query } = useLocation();
  const { state } = useNavigation();
  const navigate = useNavigate();
  const search = useSearch({ query });
  return <SearchBar search={search} onSubmit={(next) => void navigate(paths.list(next))} isPending={state === 'loading'} />;
};
