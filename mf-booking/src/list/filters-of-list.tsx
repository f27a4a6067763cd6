import type { FilterBarProps } from '../filters/filter-bar.tsx';
import { useLoad } from '../search/use-load.ts';
import styles from './list-page.module.css';

const loadBar = async () => (await import('../filters/filter-bar.tsx')).FilterBar;

/** The row of filters: its place is kept from the start, its code comes after the venues. Without that code the list remains complete. */
export const FiltersOfList = (props: FilterBarProps) => {
  const { value: FilterBar } = useLoad({ name: 'filter-bar', isWanted: true, load: loadBar });
  return <div className={styles.filters}>{FilterBar ? <FilterBar {...props} /> : null}</div>;
};
