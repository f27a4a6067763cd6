import { usePlatform } from '@plenary/platform';
import { type ComponentType, useEffect, useState } from 'react';
import { RemoteBoundary } from '../faults/remote-boundary.tsx';
import styles from './error-page.module.css';

/** The search of mf-booking on a page that leads nowhere else. Without that remote its place stays empty: links lead to the lists. */
export const VenueSearch = () => {
  const { loadWidget, report } = usePlatform();
  const [Search, setSearch] = useState<ComponentType | null>(null);
  useEffect(() => {
    loadWidget('venueSearch').then((Widget) => setSearch(() => Widget), report);
  }, [loadWidget, report]);
  return (
    <div className={styles.search}>
      <RemoteBoundary fallback={null} onError={report}>
        {Search && <Search />}
      </RemoteBoundary>
    </div>
  );
};
