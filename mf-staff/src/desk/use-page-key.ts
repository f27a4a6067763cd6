import { useEffect, useEffectEvent } from 'react';

/** Calls back at each press of a key anywhere on the page, with what its component knows then. */
export const usePageKey = (onPress: (event: KeyboardEvent) => void): void => {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
};
