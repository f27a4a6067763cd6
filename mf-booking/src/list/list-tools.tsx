import { CompareBar } from '../comparison/compare-bar.tsx';
import { FavouritesChip } from '../favourites/favourites-chip.tsx';
import { Selection } from '../favourites/selection.tsx';
import { FilterBar, type FilterBarProps } from '../filters/filter-bar.tsx';

/** Filters and order where there is a choice, and what the list is narrowed to. */
export const ListTools = ({ venues, shownCount, view, onChange }: Omit<FilterBarProps, 'children'>) => (
  <>
    {venues.length > 1 ? (
      <FilterBar venues={venues} shownCount={shownCount} view={view} onChange={onChange}>
        <FavouritesChip selected={view.selected} onChange={(selected) => onChange({ ...view, selected })} />
      </FilterBar>
    ) : null}
    <CompareBar venues={venues} />
    {view.selected.length > 0 ? <Selection venues={venues} view={view} onChange={onChange} /> : null}
  </>
);
