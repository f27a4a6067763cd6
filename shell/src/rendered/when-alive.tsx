import { useEffect, useEffectEvent } from 'react';

/** Beside the page: tells once that its handlers are there. */
export const WhenAlive = ({ onAlive }: { onAlive: () => void }) => {
  const tell = useEffectEvent(onAlive);
  useEffect(() => tell(), []);
  return null;
};
