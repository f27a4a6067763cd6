import { useEffect, useEffectEvent, useState } from 'react';
import { useLoad } from '../search/use-load.ts';
import { NearbyDays } from './nearby-days-list.tsx';
import type { NoAvailabilityProps } from './no-availability-props.ts';
import { OtherSearches } from './other-searches.tsx';

const loadDialog = () => import('./no-availability-dialog.tsx');

/** Opens the dialog once, and keeps the other days and searches in the card when it is closed. */
export const NoAvailability = (props: NoAvailabilityProps) => {
  const [isOpen, setOpen] = useState(true);
  const dialog = useLoad({ name: 'no-availability', isWanted: true, load: loadDialog });
  const onClosed = useEffectEvent(props.onChangeSearch);
  useEffect(() => {
    if (!isOpen) onClosed();
  }, [isOpen]);
  return (
    <>
      <NearbyDays slug={props.venue.slug} nearby={props.nearby} />
      <OtherSearches venue={props.venue} query={props.query} alternatives={props.alternatives} />
      {isOpen && dialog.value ? <dialog.value.NoAvailabilityDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
